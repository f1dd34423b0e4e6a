/** The classes that a module exports. Comments, strings, numbers and global names contain none. */
export function classesOf(css: string): string[];
/** Paths of all CSS modules, from `web/src`. */
export function cssModules(): string[];
