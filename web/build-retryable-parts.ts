import { join } from 'node:path';
import type { Plugin } from 'vite';
import { textsOf } from './build-languages.ts';

/** What the bundler calls around each import on demand, with the files that it needs. */
const HELPER = '\0vite/preload-helper.js';
const OWN = join(import.meta.dirname, 'src/platform/loading/load-part.ts');

/** Puts our `loadPart` in the place of the bundler's own, which imports a file without knowing whether it will come. */
export function retryableParts(): Plugin {
  return {
    name: 'retryable-parts',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (id === HELPER ? `export { loadPart as __vitePreload } from ${JSON.stringify(OWN)};` : null),
  };
}

/** The file itself goes along, which the bundler leaves out where it needs no other, and so do the texts. */
export function withItself(file: string, others: string[], { hostType }: { hostType: 'html' | 'js' }): string[] {
  return hostType === 'html' ? others : [...new Set([file, ...others, ...textsOf(file)])];
}
