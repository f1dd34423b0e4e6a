/** The classes that a module exports: comments, strings, numbers and what is global name none. */
export function classesOf(css: string): string[];
/** Paths of all CSS modules, from `web/src`. */
export function cssModules(): string[];
