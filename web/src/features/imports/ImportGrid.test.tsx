import type { ImportDouble, ImportReport } from '@move/contract/imports/imports.ts';
import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { api } from '../../platform/api/api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { type GridHandle, ImportGrid } from './ImportGrid.tsx';
import type { Choices } from './use-list-check.ts';

vi.mock('../../platform/api/api.ts', () => ({ api: vi.fn(), renewSession: vi.fn() }));

const fields = ['name', 'street', 'house_number', 'zipcode', 'city', 'country_code', 'email'] as const;

const report: ImportReport = {
  id: null,
  created: 0,
  encoding: 'utf-8',
  separator: ';',
  missing: [],
  rows: 2,
  valid: 1,
  columns: fields.map((field) => ({ header: field, field })),
  table: [
    {
      line: 2,
      cells: ['Volleybalclub Smash', 'Dorpsstraat', '12', '3451 AB', 'Waterstad', 'NL', 'smash@club.example'],
    },
    { line: 3, cells: ['Korfbalclub De Mand', 'Laan', '7a', '3451 AC', 'Waterstad', 'NL', 'de mand'] },
  ],
  errors: [{ line: 3, field: 'email', message: 'E-mailadres is ongeldig' }],
  doubles: [],
};

test('a row with an error in a column out of sight is marked at its number, and the next problem scrolls to the cell', async () => {
  await page.viewport(800, 600);
  const ref = createRef<GridHandle>();
  await renderScreen(
    <ImportGrid
      ref={ref}
      report={report}
      rows={report.table}
      choices={new Map()}
      onEdit={() => undefined}
      onChoose={() => undefined}
    />,
  );
  await expect.element(page.getByRole('rowheader', { name: '3 Probleem: E-mailadres' })).toBeInViewport();
  await expect.element(page.getByRole('rowheader', { name: '2', exact: true })).toBeInViewport();
  const cell = page.getByRole('button', { name: 'E-mailadres, regel 3: de mand' });
  await expect.element(cell).not.toBeInViewport();
  ref.current?.toNextProblem();
  await expect.element(cell).toBeInViewport({ ratio: 1 });
});

test('the name is the first column, and stays in sight while the others scroll', async () => {
  await page.viewport(800, 600);
  const last: ImportReport = {
    ...report,
    columns: [...report.columns.slice(1), { header: 'name', field: 'name' }],
    table: report.table.map(({ line, cells: [name = '', ...rest] }) => ({ line, cells: [...rest, name] })),
  };
  await renderScreen(
    <ImportGrid
      ref={createRef()}
      report={last}
      rows={last.table}
      choices={new Map()}
      onEdit={() => undefined}
      onChoose={() => undefined}
    />,
  );
  expect(page.getByRole('columnheader').all()[1]?.element()).toHaveTextContent('Naam');
  const grid = page.getByRole('region', { name: 'Nakijken' }).element();
  grid.scrollTo({ left: grid.scrollWidth, behavior: 'instant' });
  await expect
    .element(page.getByRole('button', { name: 'E-mailadres, regel 3: de mand' }))
    .toBeInViewport({ ratio: 1 });
  const name = page.getByRole('button', { name: 'Naam, regel 3: Korfbalclub De Mand' });
  await expect.element(name).toBeInViewport({ ratio: 1 });
  const { left, top } = name.element().getBoundingClientRect();
  expect(document.elementFromPoint(left + 4, top + 4)).toBe(name.element());
});

test('a duplicate that is updated shows which fields it overwrites, with the old and the new value', async () => {
  const organization = { id: 7, name: 'Volleybalclub Smash', city: 'Waterstad', status: 'accepted' } as const;
  const double: ImportDouble = { line: 2, equal: ['name'], organization, first_line: null, may_update: true };
  vi.mocked(api).mockResolvedValue({ organization: { ...organization, email: 'info@smash.example' } });
  const grid = (choices: Choices) => (
    <ImportGrid
      ref={createRef()}
      report={{ ...report, doubles: [double] }}
      rows={report.table}
      choices={choices}
      onEdit={() => undefined}
      onChoose={() => undefined}
    />
  );
  await renderScreen(grid(new Map()));
  await expect.element(page.getByText('Lijkt op Volleybalclub Smash')).toBeVisible();
  expect(api).not.toHaveBeenCalled();
  await renderScreen(grid(new Map([[2, { choice: 'update', organizationId: 7 }]])));
  const change = page.getByRole('definition');
  await expect.element(change.getByRole('deletion')).toHaveTextContent('info@smash.example');
  await expect.element(change.getByRole('insertion')).toHaveTextContent('smash@club.example');
  expect(change.elements()).toHaveLength(1);
});
