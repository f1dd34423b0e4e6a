// Writes types of the CSS modules, so that a class that doesn't exist fails to compile. It uses no packages, because it runs before they
// are installed.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const source = join(root, 'web/src');
/** A root directory of web/tsconfig.json. */
const target = join(root, 'node_modules/.cache/css-types');

/** The classes that a module exports. Comments, strings, numbers and global names contain none. */
export function classesOf(css) {
  const bare = css.replaceAll(/\/\*.*?\*\/|"[^"]*"|:global\([^)]*\)|\{[^{}]*\}/gs, ' {} ');
  return [...new Set([...bare.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name]) => name))];
}

/** Paths of all CSS modules, from `web/src`. */
export const cssModules = () =>
  readdirSync(source, { recursive: true })
    .map(String)
    .filter((path) => path.endsWith('.module.css'))
    .toSorted();

export function writeCssTypes() {
  rmSync(target, { recursive: true, force: true });
  for (const path of cssModules()) {
    const lines = classesOf(readFileSync(join(source, path), 'utf8')).map((name) => `export const ${name}: string;\n`);
    mkdirSync(join(target, dirname(path)), { recursive: true });
    writeFileSync(join(target, `${path}.d.ts`), lines.join(''));
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) writeCssTypes();
