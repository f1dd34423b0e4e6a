import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SERVER_SENTENCES } from '../web/build-sentences.ts';
import { sourceFiles } from './read-imports.ts';

const root = join(import.meta.dirname, '..');
/** Finds the lists of problems in the contract, which name errors but contain no sentence. */
const REFUSALS = /\b(?:problems|refusals): \[[^\]]*\]/g;
const shared = ['domain/src', 'contract/src', 'web/src']
  .flatMap((folder) => sourceFiles(root, folder))
  .filter((file) => !/\.test\.tsx?$|-messages\.ts$|\/texts\//.test(file))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8').replaceAll(REFUSALS, '') }));

test.each(SERVER_SENTENCES)('the sentences of %s are only in the server', async (name) => {
  const files = globSync(`domain/src/kit/messages/*/${name}-messages.ts`, { cwd: root });
  const module: Record<string, { nl: object }> = await import(join(root, files[0] ?? ''));
  const keys = Object.keys(module[`${name}Messages`]?.nl ?? {});
  expect(keys.length).toBeGreaterThan(0);
  expect(keys.flatMap((key) => shared.flatMap(({ file, text }) => (text.includes(`'${key}'`) ? [file] : [])))).toEqual(
    [],
  );
});

test('a sentence in a form is found', () => {
  expect(shared.some(({ text }) => text.includes("'coupon.code'"))).toBe(true);
});
