import { listOrganizations } from '@move/contract/organizations/organizations.ts';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { api } from '../../../platform/api/api.ts';
import { readQueryOptions } from '../../../platform/api/reads.ts';
import { accessibilityViolations, renderScreen } from '../../../testing/render-screen.tsx';
import { FilterEditor } from './FilterEditor.tsx';
import { filterChange, filterValue } from './filter-values.ts';
import type { ShownFilter } from './filters.tsx';

vi.mock('../../../platform/api/api.ts', () => ({ api: vi.fn(), renewSession: vi.fn() }));

const filter: ShownFilter = {
  name: 'status',
  label: 'Status',
  kind: 'choices',
  options: [
    { value: 'open', label: 'Open' },
    { value: 'failed', label: 'Mislukt', group: 'Beëindigd' },
    { value: 'expired', label: 'Verlopen', group: 'Beëindigd' },
  ],
};
const sport: ShownFilter = {
  name: 'sportId',
  label: 'Sport',
  kind: 'several',
  canBeEmpty: true,
  options: [
    { value: '4', label: 'Judo' },
    { value: '7', label: 'Zwemmen' },
  ],
};
const tick = (name: string) => page.getByRole('checkbox', { name, exact: true });

test('a group is one checkbox for all of its options, which can still be chosen one by one', async () => {
  const onChoose = vi.fn();
  await renderScreen(<FilterEditor filter={filter} onChoose={onChoose} />);
  await tick('Beëindigd').click();
  await expect.element(tick('Mislukt')).toBeChecked();
  await expect.element(tick('Verlopen')).toBeChecked();
  await tick('Verlopen').click();
  await expect.element(tick('Beëindigd')).toBePartiallyChecked();
  await tick('Open').click();
  await tick('Beëindigd').click();
  await page.getByRole('button', { name: 'Toepassen' }).click();
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('open,failed,expired');
});

test('a record is searched on the server, and chosen by its id', async () => {
  const onChoose = vi.fn();
  const names = ['Zwemclub De Otters', 'Judo Noord'];
  vi.mocked(api).mockImplementation((async (_: unknown, { query }: { query: { search: string } }) => ({
    organizations: names.flatMap((name, index) => (name.includes(query.search) ? [{ id: index + 1, name }] : [])),
  })) as typeof api);
  const search = (text: string) =>
    readQueryOptions(listOrganizations, { query: { search: text } }, ({ organizations }) =>
      organizations.map(({ id, name }) => ({ value: String(id), label: name })),
    );
  const organization = { name: 'organizationId', label: 'Organisatie', kind: 'record', search } as const;
  await renderScreen(<FilterEditor filter={{ ...organization, options: undefined }} onChoose={onChoose} />);
  await page.getByRole('textbox', { name: 'Zoeken' }).fill('Judo');
  await expect.element(page.getByRole('menuitem', { name: 'Zwemclub De Otters' })).not.toBeInTheDocument();
  await page.getByRole('menuitem', { name: 'Judo Noord' }).click();
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('2');
});

test('several values can be included or excluded, and an editor starts with the current ones', async () => {
  const onChoose = vi.fn();
  await renderScreen(<FilterEditor filter={sport} value="4" onChoose={onChoose} />);
  await expect.element(tick('Judo')).toBeChecked();
  await tick('leeg').click();
  await page.getByRole('radio', { name: 'is niet' }).click({ force: true });
  await page.getByRole('button', { name: 'Toepassen' }).click();
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('not:4,none');
  expect(await accessibilityViolations()).toEqual([]);
});

test('a period is one filter over both of its parameters', () => {
  const period = { name: 'dateFrom', until: 'dateUntil' };
  expect(filterValue(period, { dateFrom: '2026-01-01' })).toBe('2026-01-01..');
  expect(filterValue(period, {})).toBeUndefined();
  expect(filterChange(period, '2026-01-01..2026-03-31')).toEqual({ dateFrom: '2026-01-01', dateUntil: '2026-03-31' });
  expect(filterChange(period, undefined)).toEqual({ dateFrom: undefined, dateUntil: undefined });
});

const range = (over: Partial<Extract<ShownFilter, { kind: 'range' }>>): ShownFilter => ({
  name: 'amount',
  label: 'Bedrag',
  kind: 'range',
  of: 'money',
  ...over,
});
const apply = page.getByRole('button', { name: 'Toepassen' });

test('an amount is a range, typed in euros', async () => {
  const onChoose = vi.fn();
  await renderScreen(<FilterEditor filter={range({})} value="1000.." onChoose={onChoose} />);
  await expect.element(page.getByLabelText('Van')).toHaveValue('10,00');
  await page.getByLabelText('Tot en met').fill('5');
  await expect.element(page.getByText('Is minder dan het eerste')).toBeVisible();
  await apply.click({ force: true });
  expect(onChoose).not.toHaveBeenCalled();
  await page.getByLabelText('Tot en met').fill('25');
  expect(await accessibilityViolations()).toEqual([]);
  await apply.click();
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('1000..2500');
});

test('rows without a value can be filtered too, where the column may be empty', async () => {
  const onChoose = vi.fn();
  await renderScreen(<FilterEditor filter={range({ of: 'numbers', canBeEmpty: true })} onChoose={onChoose} />);
  await apply.click({ force: true });
  expect(onChoose).not.toHaveBeenCalled();
  await page.getByRole('radio', { name: 'niet leeg' }).click({ force: true });
  await apply.click();
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('not:none');
});
