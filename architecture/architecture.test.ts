import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { violationOf } from './boundaries.ts';
import { deafImports, importsOf, loadedWith, sourceFiles, specifiersOf } from './read-imports.ts';
import { slices } from './slices.ts';

const root = join(import.meta.dirname, '..');
const files = ['domain/src', 'contract/src', 'server/src', 'web/src'].flatMap((folder) => sourceFiles(root, folder));
const product = files.filter((file) => !/\.test\.tsx?$/.test(file));
const read = (file: string) => readFileSync(join(root, file), 'utf8');

test('every file is found', () => {
  expect(files.length).toBeGreaterThan(150);
});

test('imports stay within the boundaries', () => {
  const violations = files.flatMap((file) =>
    importsOf(root, file).flatMap((entry) => {
      const why = violationOf(entry);
      return why ? [`${entry.from} → ${entry.to}: ${why}`] : [];
    }),
  );
  expect(violations).toEqual([]);
});

// A rule that can't fail protects nothing, so each rule must find a violation that is made here.
test.each([
  ['domain/src/kit/a.ts', 'node:fs', 'package'],
  ['domain/src/kit/a.ts', 'contract/src/kit/endpoint.ts', 'contract'],
  ['contract/src/locations/a.ts', 'server/src/platform/config.ts', 'server'],
  ['contract/src/locations/a.ts', 'react', 'package'],
  ['web/src/features/locations/a.tsx', 'server/src/platform/config.ts', 'server'],
  ['server/src/features/locations/a.ts', 'web/src/ui/words.ts', 'web'],
  ['server/src/platform/http/a.ts', 'server/src/features/locations/a.ts', 'features'],
  ['server/src/features/locations/a.ts', 'server/src/app/routes.ts', 'app'],
  ['server/src/features/locations/a.ts', 'server/src/features/sessions/public.ts', 'may not call'],
  ['server/src/features/locations/a.ts', 'server/src/features/contacts/contact-links.ts', 'only public.ts'],
  ['server/src/features/locations/a.ts', 'server/src/demo/locations/locations.demo.ts', 'demo'],
  ['server/src/demo/locations/locations.demo.ts', 'server/src/features/contacts/contact-links.ts', 'only public.ts'],
  ['server/src/demo/locations/locations.demo.ts', 'server/src/features/sessions/public.ts', 'may not call'],
  ['web/src/ui/inputs/A.tsx', 'web/src/platform/api/api.ts', 'platform'],
  ['web/src/ui/inputs/A.tsx', 'contract/src/locations/locations.ts', 'no endpoint'],
  ['web/src/screens/list/A.tsx', 'web/src/features/locations/A.tsx', 'features'],
  ['web/src/platform/a.ts', 'web/src/app/main.tsx', 'app'],
])('%s may not import %s', (from, to, why) => {
  expect(violationOf({ from, to })).toContain(why);
});

test('a slice names only slices above it in the list', () => {
  const names = Object.keys(slices);
  const upward = names.flatMap((name, index) =>
    (slices[name]?.calls ?? [])
      .filter((called) => names.indexOf(called) >= index)
      .map((called) => `${name} → ${called}`),
  );
  expect(upward).toEqual([]);
});

test('every slice on disk is in slices.ts', () => {
  const onDisk = product.flatMap((file) => /^(?:server|web)\/src\/(?:features|demo)\/([^/]+)\//.exec(file)?.[1] ?? []);
  expect([...new Set(onDisk)].filter((name) => !(name in slices))).toEqual([]);
});

test('only the owner writes a table', () => {
  const owners = new Map(
    Object.entries(slices).flatMap(([slice, { writes }]) => writes.map((table) => [table, slice])),
  );
  const pattern =
    /(?:insertInto|updateTable|deleteFrom)\(\s*'(\w+)'|(?:insert into|delete from|update)\s+([a-z_]+)\b(?!\s*\()/g;
  const strangers = product
    .filter((file) => file.startsWith('server/src/features/') && !/\.(seed|demo)\.ts$/.test(file))
    .flatMap((file) => {
      const slice = file.split('/')[3] ?? '';
      const written = [...read(file).matchAll(pattern)].map((match) => match[1] ?? match[2] ?? '');
      return written
        .filter((table) => owners.has(table) && owners.get(table) !== slice)
        .map((table) => `${file}: ${table}`);
    });
  expect(strangers).toEqual([]);
});

/** Returns the endpoints that a search for their name would not find in full: made by a function, or defined under another name. */
function hiddenEndpoints(source: string): string[] {
  return [...source.matchAll(/\bendpoint\(/g)].flatMap(({ index }) => {
    const before = source.slice(0, index).split('\n').at(-1) ?? '';
    const constant = /^export const (\w+) = $/.exec(before)?.[1];
    const name = /\bname: '(\w+)'/.exec(source.slice(index))?.[1];
    return constant !== undefined && constant === name ? [] : [`${before}${name}`];
  });
}

test('every endpoint is written out in the contract and routed by its name', () => {
  const contract = product.filter((file) => file.startsWith('contract/src/') && !file.endsWith('kit/endpoint.ts'));
  expect(contract.flatMap((file) => hiddenEndpoints(read(file)).map((line) => `${file}: ${line}`))).toEqual([]);
  const names = contract.flatMap((file) =>
    [...read(file).matchAll(/^export const (\w+) = endpoint\(/gm)].map((match) => match[1]),
  );
  expect(names.length).toBeGreaterThan(250);
  const routes = product
    .filter((file) => file.endsWith('.routes.ts'))
    .map(read)
    .join('\n');
  expect(names.filter((name) => !new RegExp(`\\broute\\(\\s*(\\w+\\.)?${name}\\b`).test(routes))).toEqual([]);
});

test.each([
  "export const addRow = adding('addRow', PATH);\nconst adding = (name: string) => endpoint({ name });",
  "export const getRow = endpoint({ name: 'readRow', path: PATH });",
])('%s is found as a hidden endpoint', (source) => {
  expect(hiddenEndpoints(source)).toHaveLength(1);
});

test('there are no barrels and no nameless files', () => {
  const nameless = /(^|\/)(index|utils?|helpers?|common|types|misc)\.tsx?$|(Impl|Manager)\.tsx?$/;
  expect(product.filter((file) => nameless.test(file))).toEqual([]);
  const passingOn = product.filter((file) => /^\s*export \* from/m.test(read(file)));
  expect(passingOn).toEqual([]);
});

test('only the configuration reads the environment', () => {
  const readers = product.filter(
    (file) => /process\.env\b/.test(read(file)) && !file.startsWith('server/src/testing/'),
  );
  expect(readers).toEqual(['server/src/platform/config.ts']);
});

test('the reader of imports finds every kind of import', () => {
  const source = "import type { A } from './a.ts'; export { b } from './b.ts'; const c = () => import('./c.ts');";
  expect(specifiersOf('x.ts', source)).toEqual(['./a.ts', './b.ts', './c.ts']);
});

test('the menu and the routes of all slices load without a contract', () => {
  const features = product.filter((file) => file.endsWith('.feature.tsx'));
  expect(features.length).toBeGreaterThan(5);
  const loaded = features.flatMap((file) => loadedWith(root, file));
  expect(loaded).toContain('web/src/features/locations/locations.feature.tsx');
  expect(loaded.filter((file) => file === 'zod' || file.startsWith('contract/'))).toEqual([]);
});

test('the search for loaded files finds contracts through other files, but neither types nor lazy imports', () => {
  const loaded = loadedWith(root, 'web/src/screens/links.tsx');
  expect(loaded).toContain('zod');
  expect(loaded).toContain('web/src/platform/session/gate.tsx');
  expect(loadedWith(root, 'web/src/features/locations/locations.feature.tsx')).not.toContain(
    'web/src/platform/menu/feature.ts',
  );
});

test('a lazy import can fail without breaking the screen around it', () => {
  const later = product.filter((file) => file.startsWith('web/src/'));
  expect(later.filter((file) => deafImports(file, read(file)).length > 0)).toEqual([]);
  expect(later.filter((file) => /^import \{[^}]*\blazy\b[^}]*\} from 'react'/m.test(read(file)))).toEqual([]);
  expect(deafImports('a.ts', "import('./b.ts').then((b) => b.part, () => null)")).toHaveLength(1);
  expect(deafImports('a.ts', "load().then(() => 1, () => 2); import('./b.ts').then((b) => b.part)")).toEqual([]);
});
