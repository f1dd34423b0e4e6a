import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { routes } from '../routes.ts';

// Each endpoint has one name: in the constant of the contract, the endpoint, the handler and its file.
const root = join(import.meta.dirname, '../../../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const kebab = (name: string) => name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();

type Stated = { file: string; constant: string; name: string };
const stated: Stated[] = [];
const modules = globSync('contract/src/**/*.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts'));
for (const file of modules) {
  const exported = (await import(join(root, file))) as Record<string, { kind?: unknown; name?: unknown } | undefined>;
  for (const [constant, value] of Object.entries(exported)) {
    if (typeof value === 'object' && value.kind === 'endpoint')
      stated.push({ file, constant, name: String(value.name) });
  }
}

/** Returns the named imports of a file: each name and the file it comes from. */
const importsOf = (source: string) =>
  new Map(
    [...source.matchAll(/^import \{([^}]+)\} from '([^']+)';/gm)].flatMap(([, names = '', from = '']) =>
      names.split(',').map((name) => [name.trim(), from] as const),
    ),
  );

const tables = globSync('server/src/features/**/*.routes.ts', { cwd: root });
const tied = tables.flatMap((table) => {
  const source = read(table);
  const imported = importsOf(source);
  return [...source.matchAll(/\broute\(\s*\w+\.(\w+),\s*([^,)]+?)\s*[,)]/g)].map(([, endpoint = '', handler = '']) => ({
    table,
    endpoint,
    handler,
    file: basename(imported.get(handler) ?? '', '.ts'),
    isBeside: imported.get(handler)?.startsWith('./') ?? false,
  }));
});

const shapeOf = (body: unknown): object => (body instanceof z.ZodObject ? body.shape : {});

test('every endpoint has the name of its constant', () => {
  expect(stated.length).toBeGreaterThan(300);
  expect(stated.filter(({ constant, name }) => constant !== name)).toEqual([]);
});

test('every endpoint of the contract is routed once', () => {
  const routed = routes.map(({ endpoint }) => endpoint.name).toSorted();
  expect(routed).toEqual(stated.map(({ name }) => name).toSorted());
});

test('no list filters by `platform`, because a URL with `?platform=` switches the back office to another platform', () => {
  const named = routes.filter(({ endpoint }) => endpoint.method === 'GET' && 'platform' in shapeOf(endpoint.query));
  // iOS or Android; its screen has no filters in the URL
  expect(named.map(({ endpoint }) => endpoint.name)).toEqual(['listBuilds']);
});

test('an endpoint that creates a record takes no version', () => {
  const creating = routes.filter(({ endpoint }) => endpoint.name.startsWith('create'));
  expect(creating.length).toBeGreaterThan(20);
  expect(
    creating.filter(({ endpoint }) => 'updated_at' in shapeOf(endpoint.body)).map(({ endpoint }) => endpoint.name),
  ).toEqual([]);
});

test('every handler has the name of its endpoint', () => {
  expect(tied.map(({ endpoint }) => endpoint).toSorted()).toEqual(
    routes.map(({ endpoint }) => endpoint.name).toSorted(),
  );
  expect(tied.filter(({ endpoint, handler }) => endpoint !== handler)).toEqual([]);
  expect(routes.filter(({ endpoint, handle }) => endpoint.name !== handle.name)).toEqual([]);
});

test('every handler is in a file of its own name or in a file of queries', () => {
  const elsewhere = tied.filter(
    ({ endpoint, file, isBeside }) => !isBeside || !(file === kebab(endpoint) || file.endsWith('.queries')),
  );
  expect(elsewhere).toEqual([]);
});

test('a write is in a file of its own', () => {
  const writes = new Set(
    routes.filter(({ endpoint }) => endpoint.method !== 'GET').map(({ endpoint }) => endpoint.name),
  );
  expect(tied.filter(({ endpoint, file }) => writes.has(endpoint) && file !== kebab(endpoint))).toEqual([]);
});
