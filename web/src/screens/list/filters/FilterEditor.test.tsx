import { listOrganizations } from '@move/contract/organizations/organizations.ts';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { api } from '../../../platform/api/api.ts';
import { readQueryOptions } from '../../../platform/api/reads.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { FilterEditor } from './FilterEditor.tsx';
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
const tick = (name: string) => page.getByRole('checkbox', { name, exact: true });

test('a group is one tick for all of its options, which can still be chosen one by one', async () => {
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

test('a record is found on the server by what is typed, and chosen by its id', async () => {
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
