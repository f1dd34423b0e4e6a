import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const LAZY = join(import.meta.dirname, '../../web/dist/.vite/lazy-files.json');

/** The address of the script that a module is in, which is asked for when it is needed. */
export function builtFile(module: string): string {
  const files: Record<string, string> = JSON.parse(readFileSync(LAZY, 'utf8'));
  const file = files[module];
  if (file === undefined) throw new Error(`the build has no file for ${module}`);
  return file;
}
