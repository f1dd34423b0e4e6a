import { expect, test } from 'vitest';

const sources = import.meta.glob<string>('../../../**/*.tsx', { query: '?raw', import: 'default', eager: true });
const filesWith = (text: string) => Object.keys(sources).filter((file) => sources[file]?.includes(text));

test('only Menu has the role menu, so every menu has its keys', () => {
  expect(filesWith('role="menu"')).toEqual(['./Menu.tsx']);
});

test('no file has a native date input: dates are typed in DateInput', () => {
  expect(filesWith('type="date"')).toEqual([]);
});
