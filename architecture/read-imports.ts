import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';

/** An import, both as paths from the root; `to` is the name of the package for anything outside. */
export type Import = { from: string; to: string };

const workspace = /^@move\/(domain|contract|server|web)\/(.+)$/;

/** Returns every source file of a folder, tests included, as paths from the root. */
export function sourceFiles(root: string, folder: string): string[] {
  const entries = readdirSync(join(root, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((path) => !/(^|\/)(node_modules|dist)\//.test(path))
    .sort();
}

/** Returns the imports of a file, including types and dynamic imports. */
export function importsOf(root: string, file: string): Import[] {
  const source = readFileSync(join(root, file), 'utf8');
  return specifiersOf(file, source).map((specifier) => ({ from: file, to: resolved(file, specifier) }));
}

export function specifiersOf(file: string, source: string): string[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, source).module;
  const fixed = staticImports.map((entry) => entry.moduleRequest.value);
  const passedOn = staticExports.flatMap((entry) => entry.entries.flatMap((part) => part.moduleRequest?.value ?? []));
  const lazy = dynamicImports.map(({ moduleRequest }) => source.slice(moduleRequest.start, moduleRequest.end));
  const quoted = lazy.flatMap((text) => /^['"](.+)['"]$/.exec(text)?.[1] ?? []);
  return [...new Set([...fixed, ...passedOn, ...quoted])];
}

/** Returns the files and packages that the browser loads together with a file: neither types nor lazy imports. */
export function loadedWith(root: string, file: string): string[] {
  const found = new Set<string>();
  const waiting = [file];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (found.has(next)) continue;
    found.add(next);
    if (/\.tsx?$/.test(next) && existsSync(join(root, next))) waiting.push(...loadedAtOnce(root, next));
  }
  return [...found];
}

function loadedAtOnce(root: string, file: string): string[] {
  const { staticImports, staticExports } = parseSync(file, readFileSync(join(root, file), 'utf8')).module;
  const imports = staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => moduleRequest.value);
  const exports = staticExports.flatMap(({ entries }) =>
    entries.filter(({ isType }) => !isType).flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
  );
  return [...imports, ...exports].map((specifier) => resolved(file, specifier));
}

function resolved(file: string, specifier: string): string {
  const [, name, rest] = workspace.exec(specifier) ?? [];
  if (name && rest) return `${name}/src/${rest}`;
  if (specifier.startsWith('.')) return normalize(join(dirname(file), specifier));
  return specifier;
}

/**
 * Returns dynamic imports with a `then` whose second argument handles the failure. The bundler loads the styles of the file before that
 * whole expression, so a stylesheet that fails to load is not handled. Handle the failure outside a function that returns the import.
 */
export function deafImports(file: string, source: string): string[] {
  const found: string[] = [];
  new Visitor({
    CallExpression({ callee, arguments: given, start, end }) {
      if (callee.type !== 'MemberExpression' || callee.object.type !== 'ImportExpression') return;
      if (given.length > 1) found.push(source.slice(start, end));
    },
  }).visit(parseSync(file, source).program);
  return found;
}
