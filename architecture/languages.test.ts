import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DEFAULT_LOCALE, LOCALES } from '../domain/src/kit/messages/locale.ts';
import { sourceFiles } from './read-imports.ts';

const root = join(import.meta.dirname, '..');

/** Finds code that checks for a language or lists the languages, because it would be forgotten when a language is added. */
const ASKS = /[!=]== '(nl|en)'|'nl' \| 'en'/;

test.each([
  ["const tag = locale === 'nl' ? 'nl-NL' : 'en-GB';", true],
  ["const other = locale !== 'en';", true],
  ["function write(locale: 'nl' | 'en') {}", true],
  ['const tag = LANGUAGE_TAGS[locale];', false],
])('%s checks for a language: %s', (line, asks) => {
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

const textFiles = ['domain/src', 'contract/src', 'web/src']
  .flatMap((folder) => sourceFiles(root, folder))
  .flatMap((file) => {
    const [, base, locale] = /^(.*\/texts\/[^/]+)\.(\w\w)\.ts$/.exec(file) ?? [];
    return base === undefined || locale === undefined ? [] : [{ file, base, locale }];
  });

test('every file of texts exists in each language', () => {
  expect(textFiles.length).toBeGreaterThan(300);
  const bases = [...new Set(textFiles.map(({ base }) => base))];
  const expected = bases.flatMap((base) => LOCALES.map((locale) => `${base}.${locale}.ts`));
  expect(textFiles.map(({ file }) => file).toSorted()).toEqual(expected.toSorted());
});

/** What a file of texts imports besides types. It must not import a record of texts, which would bring every language. */
const imports = (file: string) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/^import \{[^}]*\} from '([^']+)';/gm)].map(
    ([, from]) => from ?? '',
  );

test('a file of texts imports texts of its own language only, and no record of them', () => {
  const foreign = textFiles.flatMap(({ file, locale }) =>
    imports(file)
      .filter(
        (from) =>
          /\.(?:messages|labels)\.ts$|-messages\.ts$/.test(from) ||
          (/\.\w\w\.ts$/.test(from) && !from.endsWith(`.${locale}.ts`)),
      )
      .map((from) => `${file}: ${from}`),
  );
  expect(foreign).toEqual([]);
});

/** The texts that are empty, by their path. */
function empty(texts: unknown, path: string): string[] {
  if (texts === '') return [path];
  if (typeof texts !== 'object' || texts === null) return [];
  return Object.entries(texts).flatMap(([key, value]) => empty(value, `${path}.${key}`));
}

test('no text is empty in any language, so that none has to be shown in another language', async () => {
  const found = await Promise.all(
    textFiles.map(async ({ file, locale }) => {
      const module: Record<string, unknown> = await import(/* @vite-ignore */ join(root, file));
      return empty(module[locale], file);
    }),
  );
  expect(found.flat()).toEqual([]);
});

test('the messages whose keys start with the same word are in one file', () => {
  const homes = new Map<string, Set<string>>();
  for (const { file, base, locale } of textFiles) {
    if (locale !== DEFAULT_LOCALE || !base.startsWith('domain/src/kit/messages/')) continue;
    // the generic rules are named by one word each
    if (base.endsWith('/rule')) continue;
    for (const [, word = ''] of readFileSync(join(root, file), 'utf8').matchAll(/^ {2}'?([a-z_]+)[^:]*:/gm))
      homes.set(word, (homes.get(word) ?? new Set()).add(base));
  }
  expect(homes.size).toBeGreaterThan(80);
  expect([...homes].filter(([, bases]) => bases.size > 1)).toEqual([]);
});
