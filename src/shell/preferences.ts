// What a person likes, as the screens use it. Kept by the app; the choices offered on the settings page.

export type Preferences = {
  readonly textSize: 1 | 1.25 | 1.5 | 2;
  readonly pace: 'slow' | 'normal' | 'fast' | 'instant';
  readonly motion: 'system' | 'less' | 'full';
  readonly verbosity: 'all' | 'about-me' | 'essentials';
  readonly table: 'painted' | 'list';
  readonly names: readonly string[];
};

export const TEXT_SIZES = [
  { value: 1, name: '100 %' },
  { value: 1.25, name: '125 %' },
  { value: 1.5, name: '150 %' },
  { value: 2, name: '200 %' },
] as const;

export const PACES = [
  { value: 'slow', name: 'Slow', hint: 'time to read every move' },
  { value: 'normal', name: 'Normal', hint: 'a beat between moves' },
  { value: 'fast', name: 'Fast', hint: 'hardly a pause' },
  { value: 'instant', name: 'At once', hint: 'no pause at all' },
] as const;

export const MOTIONS = [
  { value: 'system', name: 'As this device says', hint: '' },
  { value: 'less', name: 'As little as can be', hint: '' },
  { value: 'full', name: 'All of it', hint: '' },
] as const;

export const VERBOSITIES = [
  { value: 'all', name: 'Everything', hint: 'every move is read out' },
  { value: 'about-me', name: 'About me', hint: 'what concerns you, and the big moments' },
  { value: 'essentials', name: 'Big moments', hint: 'fights, Idols, who is out' },
] as const;

export const TABLES = [
  { value: 'painted', name: 'Painted table', hint: 'cards and planks, to tap, drag or play by keys' },
  { value: 'list', name: 'List', hint: 'all of it as words and buttons' },
] as const;
