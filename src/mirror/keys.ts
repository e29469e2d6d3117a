// The keys of the list view, and what they are called in the help. Pure.

export type KeyHelp = { readonly keys: string; readonly what: string };

export const KEYS: readonly KeyHelp[] = [
  { keys: 'Tab', what: 'next region or button' },
  { keys: 'F6 or ]', what: 'next region' },
  { keys: 'Shift+F6 or [', what: 'region before' },
  { keys: 'Arrow keys', what: 'move inside a region' },
  { keys: 'Home, End', what: 'first and last in the region' },
  { keys: 'Letters', what: 'go to what begins with them' },
  { keys: '1 to 9', what: 'choose that option of the prompt' },
  { keys: 'Enter or Space', what: 'press the button' },
  { keys: 'I', what: 'details of the card in focus' },
  { keys: 'Backspace', what: 'one step back while choosing' },
  { keys: 'Esc', what: 'close what lies on top, or cancel a choice' },
  { keys: 'Ctrl+Z, Ctrl+Y', what: 'undo and redo, where that is free' },
  { keys: '?', what: 'this list' },
];

export type Command =
  | 'next-region'
  | 'last-region'
  | 'details'
  | 'help'
  | 'back'
  | 'cancel'
  | 'undo'
  | 'redo'
  | { readonly option: number };

type Pressed = {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
};

/** The command of a key, or null. `typing`: letters are being typed ahead, so that I is a letter. */
export function commandOf(pressed: Pressed, typing = false): Command | null {
  const { key } = pressed;
  if (pressed.altKey) return null;
  if (pressed.ctrlKey || pressed.metaKey) {
    if (key.toLowerCase() === 'z') return pressed.shiftKey ? 'redo' : 'undo';
    return key.toLowerCase() === 'y' ? 'redo' : null;
  }
  if (key === 'F6') return pressed.shiftKey ? 'last-region' : 'next-region';
  if (key === ']') return 'next-region';
  if (key === '[') return 'last-region';
  if (key === '?') return 'help';
  if (key === 'Escape') return 'cancel';
  if (key === 'Backspace') return 'back';
  if (/^[1-9]$/.test(key)) return { option: Number(key) };
  if (key.toLowerCase() === 'i' && !typing) return 'details';
  return null;
}
