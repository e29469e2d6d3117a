// What the build writes into the page (see `define` in vite.config.ts).

/** The version of package.json, such as `0.1.0`. */
declare const __VERSION__: string;
