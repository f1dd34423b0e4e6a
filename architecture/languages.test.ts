import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sourceFiles } from './read-imports.ts';

const root = join(import.meta.dirname, '..');

/** Finds code that checks for a language or lists the languages, because it would be forgotten when a language is added. */
const ASKS = /[!=]== '(nl|en)'|'nl' \| 'en'/;

test.each([
  ["const tag = locale === 'nl' ? 'nl-NL' : 'en-GB';", true],
  ["const other = locale !== 'en';", true],
  ["function write(locale: 'nl' | 'en') {}", true],
  ['const tag = LANGUAGE_TAGS[locale];', false],
])('%s', (line, asks) => {
  expect(ASKS.test(line)).toBe(asks);
});

test('texts are chosen from records by language, for which TypeScript requires every language', () => {
  const files = ['domain/src', 'contract/src', 'server/src', 'web/src', 'e2e'].flatMap((folder) =>
    sourceFiles(root, folder),
  );
  expect(files.length).toBeGreaterThan(2000);
  const asking = files.filter((file) => ASKS.test(readFileSync(join(root, file), 'utf8')));
  expect(asking).toEqual([]);
});
