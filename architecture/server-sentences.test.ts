import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SERVER_ONLY, withoutServerSentences } from '../web/build-sentences.ts';
import { sourceFiles } from './read-imports.ts';

const root = join(import.meta.dirname, '..');
/** Finds the lists of problems in the contract, which name errors but contain no sentence. */
const REFUSALS = /\b(?:problems|refusals): \[[^\]]*\]/g;
const shared = ['domain/src', 'contract/src', 'web/src']
  .flatMap((folder) => sourceFiles(root, folder))
  .filter((file) => !/\.test\.tsx?$|-messages\.ts$|\/texts\//.test(file))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8').replaceAll(REFUSALS, '') }));

const keysIn = (code: string) => [...code.matchAll(/^ {2}'?([\w.]+)'?:/gm)].map(([, key = '']) => key);
const files = globSync('domain/src/kit/messages/**/texts/*.ts', { cwd: root })
  .map((file) => ({ file, code: readFileSync(join(root, file), 'utf8') }))
  .filter(({ code }) => code.includes(SERVER_ONLY));

test.each(files)('the sentences below the marker of $file are used by the server only', ({ code }) => {
  const keys = keysIn(code.slice(code.indexOf(SERVER_ONLY)));
  expect(keys.length).toBeGreaterThan(0);
  expect(keys.flatMap((key) => shared.flatMap(({ file, text }) => (text.includes(`'${key}'`) ? [file] : [])))).toEqual(
    [],
  );
});

test('both languages leave out the same sentences', () => {
  expect(files.length).toBeGreaterThan(30);
  const left = Map.groupBy(files, ({ file }) => file.replace(/\.\w\w\.ts$/, ''));
  for (const [base, languages] of left) {
    const kept = languages.map(({ code }) => keysIn(withoutServerSentences(code)).toSorted());
    expect([base, ...kept]).toEqual([base, ...languages.map(() => kept[0])]);
    expect([base, languages.length]).toEqual([base, 2]);
  }
});

test('a sentence in a form is found', () => {
  expect(shared.some(({ text }) => text.includes("'coupon.code'"))).toBe(true);
});

test('a file without the sentences of the server is still valid code', () => {
  const code = `export const nl = {\n  'a.b': 'één',${SERVER_ONLY}  'a.c': 'twee',\n};\n`;
  expect(withoutServerSentences(code)).toBe("export const nl = {\n  'a.b': 'één',\n};\n");
  expect(withoutServerSentences(code.replace(SERVER_ONLY, '\n'))).toBe(code.replace(SERVER_ONLY, '\n'));
});
