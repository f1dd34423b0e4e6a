import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
/** The maximum number of files in a folder, tests included, so that it can be read at a glance (docs/architecture.md#rooms). */
const FILES_MAX = 15;
const roots = ['domain/src', 'contract/src', 'server/src', 'web/src', 'architecture', 'bench', 'e2e', 'scripts'];

function fullFolders(files: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const file of files) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  return [...counts].filter(([, count]) => count > FILES_MAX).map(([folder]) => folder);
}

const filesIn = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));

const files = roots.flatMap(filesIn);

test('no folder holds more than 15 files', () => {
  expect(files.length).toBeGreaterThan(1500);
  expect(fullFolders(files)).toEqual([]);
});

test('the sixteenth file of a folder is found, and files of its subfolders do not count', () => {
  const fifteen = Array.from({ length: FILES_MAX }, (_, index) => `server/src/features/orders/${index}.ts`);
  expect(fullFolders([...fifteen, 'server/src/features/orders/refunds/a.ts'])).toEqual([]);
  expect(fullFolders([...fifteen, 'server/src/features/orders/a.ts'])).toEqual(['server/src/features/orders']);
});

/** The trees of which the map in docs/architecture.md describes every folder. */
const mapped = [
  'domain/src',
  'contract/src',
  'server/src/features',
  'server/src/platform',
  'server/src/app',
  'server/src/testing',
  'server/src/demo',
  'server/database/functions',
  'web/src/features',
  'web/src/ui',
  'web/src/screens',
  'web/src/platform',
  'web/src/app',
  'e2e',
];
const FEATURES = 'server/src/features';
const workspaces: Record<string, string> = {
  server: FEATURES,
  web: 'web/src/features',
  domain: 'domain/src',
  contract: 'contract/src',
};
const isTexts = (folder: string, paths: readonly string[]) =>
  folder.endsWith('/texts') && paths.some((path) => path.endsWith('.nl.ts'));

/** The paths that the map names. Each starts at the slice and workspace of its line, or at the tree of its block. */
function pathsOfMap(markdown: string): Set<string> {
  const paths = new Set<string>();
  let block = '';
  let base = '';
  for (const line of (markdown.split('\n## Map\n')[1] ?? '').split('\n')) {
    const head = /^\*\*([\w/-]+)\*\*/.exec(line)?.[1];
    const item = /^- (?:(server|web|domain|contract): )?/.exec(line);
    if (head) {
      block = head;
      base = head.includes('/') || head === 'e2e' ? head : FEATURES;
    } else if (item) {
      base = item[1] ? join(workspaces[item[1]] ?? '', block) : block;
      paths.add(base);
    } else if (!line.startsWith('  ')) {
      base = '';
    }
    for (const [, name = ''] of line.matchAll(/`([\w.-][\w./-]*)`/g)) {
      if (/^(domain|contract|server|web|architecture)\/./.test(name)) paths.add(name);
      else if (base) paths.add(join(base, name));
    }
  }
  return paths;
}

function foldersOf(paths: readonly string[]): string[] {
  const names = new Map<string, string[]>();
  for (const path of paths) names.set(dirname(path), [...(names.get(dirname(path)) ?? []), path]);
  return [...names].filter(([folder, inside]) => !isTexts(folder, inside)).map(([folder]) => folder);
}

const architecture = readFileSync(join(root, 'docs/architecture.md'), 'utf8');
const folders = foldersOf(mapped.flatMap(filesIn)).filter((folder) => !mapped.includes(folder));
const missingIn = (map: Set<string>, present: readonly string[]) => present.filter((folder) => !map.has(folder));
const staleIn = (map: Set<string>) => [...map].filter((path) => !existsSync(join(root, path)));

test('every folder is in the map of docs/architecture.md', () => {
  expect(folders.length).toBeGreaterThan(500);
  expect(missingIn(pathsOfMap(architecture), folders)).toEqual([]);
});

test('every folder and file that the map names exists', () => {
  const map = pathsOfMap(architecture);
  expect(map.size).toBeGreaterThan(700);
  expect(staleIn(map)).toEqual([]);
});

test('a folder that the map lacks, a stale name and a stale slice are found', () => {
  const planted = architecture.replace('`refunds/refund-sentences.ts`', '`refunds/refund-phrases.ts`');
  expect(staleIn(pathsOfMap(planted))).toEqual(['domain/src/orders/refunds/refund-phrases.ts']);
  const renamed = architecture.replace('**rates**', '**prices**');
  expect(staleIn(pathsOfMap(renamed))).toContain('server/src/features/prices/cancellation-terms');
  expect(missingIn(pathsOfMap(renamed), folders)).toContain('server/src/features/rates/cancellation-terms');
  const map = pathsOfMap(architecture);
  const added = foldersOf(['server/src/features/rates/discounts/a.ts', 'web/src/features/rates/texts/a.nl.ts']);
  expect(missingIn(map, added)).toEqual(['server/src/features/rates/discounts']);
});
