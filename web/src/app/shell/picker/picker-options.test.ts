import { expect, test } from 'vitest';
import { pickerGroups } from './picker-options.ts';

const titles = { platform: 'Hele platform', recent: 'Laatst gebruikt', organizations: 'Organisaties' };
const row = (id: number, name: string) => ({ id, name, logo: null });
const input = {
  applications: [
    { id: 1, name: 'Beweegplein' },
    { id: 2, name: 'Waterstad' },
  ],
  recents: [row(4, 'Zwemclub'), row(9, 'Judo')],
  results: [row(4, 'Zwemclub'), row(9, 'Judo')],
  search: '',
  current: { organizationId: 4, applicationId: 1 },
  titles,
};

test('platforms come first, then recent organisations, then the found ones', () => {
  expect(pickerGroups(input).map(({ title }) => title)).toEqual([titles.platform, titles.recent, titles.organizations]);
});

test('a search filters platforms and hides recent organisations', () => {
  const groups = pickerGroups({ ...input, search: 'wat' });
  expect(groups.map(({ title }) => title)).toEqual([titles.platform, titles.organizations]);
  expect(groups[0]?.options.map(({ name }) => name)).toEqual(['Waterstad']);
});

test('the current organisation is not among the recent ones', () => {
  expect(pickerGroups(input)[1]?.options.map(({ name }) => name)).toEqual(['Judo']);
  expect(pickerGroups({ ...input, recents: [row(4, 'Zwemclub')] })[1]?.title).toBe(titles.organizations);
});

test('without platforms there is no heading for them', () => {
  expect(pickerGroups({ ...input, applications: [] })[0]?.title).toBe(titles.recent);
});

test('the current platform is marked, unless an organisation is open', () => {
  expect(pickerGroups(input)[0]?.options.some(({ isCurrent }) => isCurrent)).toBe(false);
  const onPlatform = pickerGroups({ ...input, current: { organizationId: null, applicationId: 2 } });
  expect(onPlatform[0]?.options.map(({ isCurrent }) => isCurrent)).toEqual([false, true]);
});
