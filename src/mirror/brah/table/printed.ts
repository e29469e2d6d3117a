// Where the large pictures of the printed cards lie. A face without a picture is drawn from its words instead.

const FILES: Readonly<Record<string, string>> = import.meta.glob(
  '../../../../assets/art/brah/printed/faces-2x/*.webp',
  { query: '?url', import: 'default', eager: true },
);

const PICTURES: ReadonlyMap<string, string> = new Map(
  Object.entries(FILES).map(([path, url]) => [path.replace(/^.*\/|\.webp$/g, ''), url]),
);

/** The address of a face's picture, or null. */
export function pictureOf(face: string): string | null {
  return PICTURES.get(face) ?? null;
}
