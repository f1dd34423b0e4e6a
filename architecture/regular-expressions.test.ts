import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sourceFiles } from './read-imports.ts';
import { regularExpressions, slowness } from './regular-expressions.ts';

const root = join(import.meta.dirname, '..');
const product = ['domain/src', 'contract/src', 'server/src', 'web/src']
  .flatMap((folder) => sourceFiles(root, folder))
  .filter((file) => !/\.(test|seed|demo)\.tsx?$|\/src\/testing\//.test(file));
const found = product.map((file) => ({ file, ...regularExpressions(file, readFileSync(join(root, file), 'utf8')) }));

/** Regular expressions that are slow on some input, and why that input can't occur. */
const SLOW_BUT_SAFE: Readonly<Record<string, string>> = {
  'web/src/app/shell/banners/page-entry.ts /<script[^>]+type="module"[^>]+src="([^"]+)"/':
    'reads the page of the product itself, in the browser that asked for it',
};

/** Files that build a regular expression at run time, and from what. */
const BUILT: Readonly<Record<string, string>> = {
  'domain/src/access/gate.ts':
    'guards as the code writes them, matched with names of abilities, which the code knows too',
  'web/src/app/shell/top-bar/Breadcrumb.tsx': 'addresses of screens as the code writes them',
};

test('every regular expression is found', () => {
  expect(found.flatMap(({ written }) => written).length).toBeGreaterThan(150);
});

test('no regular expression can be made slow', { timeout: 300_000 }, async () => {
  const slow: string[] = [];
  for (const { file, written } of found)
    for (const each of written) {
      const why = await slowness(each);
      if (why) slow.push(`${file} /${each.pattern}/${each.flags}`);
    }
  expect(slow).toEqual(Object.keys(SLOW_BUT_SAFE));
});

test('regular expressions are literals, except the listed ones', () => {
  const built = found.filter((entry) => entry.built.length > 0).map(({ file }) => file);
  expect(built).toEqual(Object.keys(BUILT));
});

// A rule that can't fail protects nothing, so each rule must find a violation that is made here.
describe('violations made here', () => {
  test.each([
    ['spaces around a line break', '/\\s*\\n\\s*/g'],
    ['spaces within braces', '/\\{\\{\\s*([^{}]*?)\\s*\\}\\}/g'],
    ['a beginning that repeats', '/<a [^>]*>/'],
    ['repetition in repetition', '/^(a|a)*$/'],
    ['as a call', "RegExp('a+b*a+$')"],
  ])('%s is slow', async (_name, source) => {
    const [planted] = regularExpressions('x.ts', `const x = ${source};`).written;
    expect(planted && (await slowness(planted))).not.toBeNull();
  });

  test('a pattern that reads each character once is not slow', async () => {
    for (const pattern of ['^[a-z]+(?:-[a-z]+)*$', '\\{\\{([^{}]*)\\}\\}', '(?<!/)/+$'])
      expect(await slowness({ pattern, flags: '' })).toBeNull();
  });

  test('a pattern that is built at run time is found', () => {
    expect(regularExpressions('x.ts', 'new RegExp(`^${path}$`); RegExp(name)').built).toHaveLength(2);
  });
});
