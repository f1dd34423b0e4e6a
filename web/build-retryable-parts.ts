import { join } from 'node:path';
import type { Plugin } from 'vite';
import { textsOf } from './build-languages.ts';

/** The module with the function that the bundler calls around each import on demand. */
const HELPER = '\0vite/preload-helper.js';
const OWN = join(import.meta.dirname, 'src/platform/loading/load-part.ts');

/**
 * Replaces the function that the bundler calls around each import on demand by our `loadPart`: the bundler's own imports a file without
 * knowing whether it can be loaded.
 */
export function retryableParts(): Plugin {
  return {
    name: 'retryable-parts',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (id === HELPER ? `export { loadPart as __vitePreload } from ${JSON.stringify(OWN)};` : null),
  };
}

/** Adds the file itself and its texts to the files that an import on demand needs; the bundler lists only the others. */
export function withItself(file: string, others: string[], { hostType }: { hostType: 'html' | 'js' }): string[] {
  return hostType === 'html' ? others : [...new Set([file, ...others, ...textsOf(file)])];
}
