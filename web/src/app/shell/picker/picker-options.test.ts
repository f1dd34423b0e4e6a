import { expect, test } from 'vitest';
import { pickerGroups } from './picker-options.ts';
import { withRecent } from '../../../platform/menu/recent-organizations.ts';

const words = { platform: 'Hele platform', recent: 'Laatst gebruikt', organizations: 'Organisaties' };
const row = (id: number, name: string) => ({ id, name, logo: null });
const facts = {
  applications: [
    { id: 1, name: 'Beweegplein' },
    { id: 2, name: 'Waterstad' },
  ],
  recents: [row(4, 'Zwemclub'), row(9, 'Judo')],
  found: [row(4, 'Zwemclub'), row(9, 'Judo')],
  search: '',
  current: { organizationId: 4, applicationId: 1 },
  words,
};

test('platforms come first, then recent organisations, then the found ones', () => {
  expect(pickerGroups(facts).map(({ title }) => title)).toEqual([words.platform, words.recent, words.organizations]);
});

test('recent organisations are shown only while the search is empty', () => {
  const groups = pickerGroups({ ...facts, search: 'wat' });
  expect(groups.map(({ title }) => title)).toEqual([words.platform, words.organizations]);
  expect(groups[0]?.options.map(({ name }) => name)).toEqual(['Waterstad']);
});

test('the current organisation is not among the recent ones', () => {
  expect(pickerGroups(facts)[1]?.options.map(({ name }) => name)).toEqual(['Judo']);
  expect(pickerGroups({ ...facts, recents: [row(4, 'Zwemclub')] })[1]?.title).toBe(words.organizations);
});

test('staff see no platform', () => {
  expect(pickerGroups({ ...facts, applications: [] })[0]?.title).toBe(words.recent);
});

test('the current platform is marked', () => {
  expect(pickerGroups(facts)[0]?.options.some(({ isCurrent }) => isCurrent)).toBe(false);
  const onPlatform = pickerGroups({ ...facts, current: { organizationId: null, applicationId: 2 } });
  expect(onPlatform[0]?.options.map(({ isCurrent }) => isCurrent)).toEqual([false, true]);
});

test('recent organisations are listed newest first, each once, five at most', () => {
  const many = [1, 2, 3, 4, 5].map((id) => row(id, `${id}`));
  expect(withRecent(many, row(3, 'new')).map(({ id }) => id)).toEqual([3, 1, 2, 4, 5]);
  expect(withRecent(many, row(9, 'x'))).toHaveLength(5);
});
