// The part of subset-font that the press uses; the package brings no types.

declare module 'subset-font' {
  const subsetFont: (
    font: Buffer,
    letters: string,
    options: { readonly targetFormat: 'sfnt'; readonly preserveNameIds?: readonly number[] },
  ) => Promise<Buffer>;
  // biome-ignore lint/style/noDefaultExport: it is what the package exports
  export default subsetFont;
}
