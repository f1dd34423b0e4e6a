import { readdirSync } from 'node:fs';
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

const files = roots.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name))),
);

test('no folder holds more than 15 files', () => {
  expect(files.length).toBeGreaterThan(1500);
  expect(fullFolders(files)).toEqual([]);
});

test('the sixteenth file of a folder is found, and files of its subfolders do not count', () => {
  const fifteen = Array.from({ length: FILES_MAX }, (_, index) => `server/src/features/orders/${index}.ts`);
  expect(fullFolders([...fifteen, 'server/src/features/orders/refunds/a.ts'])).toEqual([]);
  expect(fullFolders([...fifteen, 'server/src/features/orders/a.ts'])).toEqual(['server/src/features/orders']);
});
