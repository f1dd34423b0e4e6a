import { expect, test } from 'vitest';

const sources = import.meta.glob<string>('../../../**/*.tsx', { query: '?raw', import: 'default', eager: true });
const filesWith = (text: string) => Object.keys(sources).filter((file) => sources[file]?.includes(text));

test('every menu has the keys of Menu', () => {
  expect(filesWith('role="menu"')).toEqual(['./Menu.tsx']);
});

test('every date is typed in DateInput', () => {
  expect(filesWith('type="date"')).toEqual([]);
});
