import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';

/** An import of one file by another, both as paths from the root; `to` is a package's name for anything outside. */
export type Import = { from: string; to: string };

const workspace = /^@move\/(domain|contract|server|web)\/(.+)$/;

/** Every source file of a folder, tests included, as paths from the root. */
export function sourceFiles(root: string, folder: string): string[] {
  const entries = readdirSync(join(root, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((path) => !/(^|\/)(node_modules|dist)\//.test(path))
    .sort();
}

/** What a file imports, types and dynamic imports included. */
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

/** The files and packages that the browser fetches together with a file: neither types nor what is imported later. */
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
 * Imports on demand whose own `then` also takes a failure. The bundler fetches the styles of a file before that whole expression,
 * so a stylesheet that does not come is heard by nobody: what to do then belongs behind a function that answers the import.
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
