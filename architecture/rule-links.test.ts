import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const FOLDERS = '{domain,contract,server,web,architecture,e2e,bench,scripts,docs}';
/** Folders that are left out: packages, builds, and images of tests. */
const OTHERS = /(^|\/)(node_modules|dist|\.cache|test-results)(\/|$)/;
const files = globSync([`${FOLDERS}/**/*.{ts,tsx,mjs,css,html,sql,md,yml}`, '*.md'], {
  cwd: root,
  exclude: (path) => OTHERS.test(path),
});
const texts = files.map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

/** Finds a reference to a section of a document outside this repository: a letter, a number and a point, or a number in brackets. */
const MARK = /(?<![\w.#])[DR]\d{1,2}(?:\.\d{1,2}(?:-\d{1,3})?|-\d{2,3})(?![\w.])|\([DR]\d{1,2}\)|\blook §/g;
const PAGE = /\bdocs\/[\w/-]+\.md(?:#[\w-]+)?/g;
const MARKDOWN_LINK = /\]\(([^()\s:]*\.md)?(#[^()\s]*)?\)/g;

const marksIn = (text: string) => text.match(MARK) ?? [];

/** Returns the pages and sections that a file names by path, and those that a Markdown page links to. */
function linksOf({ file, text }: { file: string; text: string }): string[] {
  const named = text.match(PAGE) ?? [];
  if (!file.endsWith('.md')) return named;
  const linked = [...text.matchAll(MARKDOWN_LINK)].flatMap(([, page = '', section = '']) =>
    page + section === '' ? [] : [(page === '' ? file : join(dirname(file), page)) + section],
  );
  return [...named, ...linked];
}

const brokenLinksOf = (page: { file: string; text: string }) => linksOf(page).filter((link) => !addresses.has(link));

/** Every page, and every section with its anchor. */
const addresses = new Set(
  texts.flatMap(({ file, text }) =>
    file.endsWith('.md') ? [file, ...headingsOf(text).map((heading) => `${file}#${heading}`)] : [],
  ),
);

function headingsOf(markdown: string): string[] {
  return [...markdown.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

test('every file is found', () => {
  expect(files.length).toBeGreaterThan(2000);
  expect(addresses.size).toBeGreaterThan(150);
});

test('no comment, test name or page cites a document outside the repository', () => {
  expect(texts.flatMap(({ file, text }) => marksIn(text).map((mark) => `${file}: ${mark}`))).toEqual([]);
});

test('every page and section that code or a page names exists', () => {
  const links = texts.flatMap(linksOf);
  expect(links.length).toBeGreaterThan(300);
  expect(texts.flatMap((page) => brokenLinksOf(page).map((link) => `${page.file} → ${link}`))).toEqual([]);
});

test.each([
  ['server/a.ts', '// docs/rules/', 'mony.md'],
  ['server/a.ts', '// docs/rules/money.md', '#refund'],
  ['docs/rules/access.md', 'see [money](', 'mony.md)'],
  ['docs/rules/money.md', 'see [below](', '#refund)'],
  ['docs/adr/0001-own-contract-kit.md', 'see [money](../', 'rules/money.md#refund)'],
])('a broken link is found: %s %s%s', (file, before, after) => {
  expect(brokenLinksOf({ file, text: before + after })).toHaveLength(1);
});

// References are put together here, because this file is searched too.
test.each([
  ['D', '4.6'],
  ['R', '2.5-94'],
  ['R', '3-07'],
  ['(D', '8)'],
  ['look ', '§7'],
])('%s%s is found as a reference', (...parts) => {
  expect(marksIn(`// capacity, ${parts.join('')}`)).toHaveLength(1);
});

test.each(['B-1234', 'NL90TSTB0000000101', 'R2 and D3', '#D0D0D0.5', '3D1.2'])('%s is no reference', (text) => {
  expect(marksIn(text)).toEqual([]);
});
