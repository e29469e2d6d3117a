// How large an element is, followed as it changes. In CSS pixels.

import { useLayoutEffect, useState } from 'preact/hooks';

export type Size = { readonly width: number; readonly height: number };

/** Null until it has been measured. */
export function useSize(element: { readonly current: HTMLElement | null }): Size | null {
  const [size, setSize] = useState<Size | null>(null);
  useLayoutEffect(() => {
    const measured = element.current;
    if (measured === null) return;
    const measure = () => {
      const { width, height } = measured.getBoundingClientRect();
      setSize((before) => (before?.width === width && before.height === height ? before : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
