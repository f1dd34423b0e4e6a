import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const LAZY = join(import.meta.dirname, '../../web/dist/.vite/lazy-files.json');

/** Returns the URL of the script that contains a module and is loaded on demand. */
export function builtFile(module: string): string {
  const files: Record<string, string> = JSON.parse(readFileSync(LAZY, 'utf8'));
  const file = files[module];
  if (file === undefined) throw new Error(`the build has no file for ${module}`);
  return file;
}
