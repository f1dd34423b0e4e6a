import type { ImportReport } from '@move/contract/imports/imports.ts';
import type { OrganizationColumn } from '@move/domain/imports/organization-columns.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { ImportColumns } from './ImportColumns.tsx';

const reportOf = (columns: readonly (readonly [string, OrganizationColumn | null])[]): ImportReport => ({
  id: null,
  created: 0,
  encoding: 'utf-8',
  separator: ';',
  missing: ['street', 'house_number'],
  rows: 1,
  valid: 0,
  columns: columns.map(([header, field]) => ({ header, field })),
  table: [{ line: 2, cells: columns.map(() => 'x') }],
  errors: [],
  doubles: [],
});

const show = (report: ImportReport) =>
  renderScreen(<ImportColumns report={report} isBusy={false} onBack={() => undefined} onChosen={() => undefined} />);

const NAMED = [
  ['Naam', 'name'],
  ['Postcode', 'zipcode'],
  ['Plaats', 'city'],
] as const;

test('if the file lacks a required column, and has no unused one, the user is asked to add it to the file', async () => {
  await show(reportOf(NAMED));
  await expect
    .element(page.getByText('Voeg aan je bestand toe, en kies het opnieuw: Straat, Huisnummer.'))
    .toBeVisible();
});

test('if the file has unused columns, the user is asked to choose among them; the rest is named as not imported', async () => {
  await show(reportOf([...NAMED, ['Waar', null], ['Nr.', null], ['Kleur', null]]));
  await expect.element(page.getByText(/^Nog aan te wijzen: Straat, Huisnummer\./)).toBeVisible();
  await page.getByRole('combobox', { name: 'Wat betekent “Waar”?' }).selectOptions('Straat *');
  await page.getByRole('combobox', { name: 'Wat betekent “Nr.”?' }).selectOptions('Huisnummer *');
  await expect.element(page.getByText(/Niet overgenomen: Kleur\./)).toBeVisible();
});
