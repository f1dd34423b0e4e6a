import { expect, test } from 'vitest';
import { contentsInWords } from './application-contents.ts';

const empty = { children: 0, organizations: 0, admins: 0, categories: 0, campaigns: 0, types: 0, labels: 0 };

test('names what the platform contains, and leaves out the rest', () => {
  expect(contentsInWords(empty, 'nl')).toBeNull();
  expect(contentsInWords({ ...empty, organizations: 3, admins: 1 }, 'nl')).toBe('3 organisaties en 1 beheerder');
  expect(contentsInWords({ ...empty, children: 1, organizations: 1, types: 2 }, 'en')).toBe(
    '1 platform below it, 1 organisation, and 2 kinds of locations or products',
  );
});
