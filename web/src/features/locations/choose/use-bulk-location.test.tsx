import { listLocations } from '@move/contract/locations/locations.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { api } from '../../../platform/api/api.ts';
import { accessibilityViolations, renderScreen } from '../../../testing/render-screen.tsx';
import { useBulkLocation } from './use-bulk-location.tsx';

vi.mock('../../../platform/api/api.ts', () => ({ api: vi.fn(), renewSession: vi.fn() }));

const locations = [
  { id: 4, name: 'Zaal 1', city: 'Waterstad' },
  { id: 5, name: 'Zaal 2', city: 'Waterstad' },
];
const change = vi.fn().mockResolvedValue({});

beforeEach(() => {
  change.mockClear();
  vi.mocked(api).mockReset();
  vi.mocked(api).mockImplementation((async (endpoint: unknown) =>
    endpoint === listLocations ? { locations, meta: { pagination: { total: 2 } } } : {}) as typeof api);
});

function Bulk() {
  const [bulk, dialog] = useBulkLocation({
    label: 'Locatie…',
    records: 'sessions',
    about: (ids) => ({ organizationId: 1, mailsFor: (locationId) => ids.length * locationId }),
    needs: 'edit-activity',
    change,
  });
  const run = async () => {
    const ids = [7, 8];
    await (await bulk.ask?.(ids))?.(ids);
  };
  return (
    <>
      <button type="button" onClick={() => void run()}>
        {bulk.label}
      </button>
      {dialog}
    </>
  );
}

test('changes the location of each chosen row, and mails participants only if the user asks for it', async () => {
  await renderScreen(<Bulk />);
  await page.getByRole('button', { name: 'Locatie…' }).click();
  const confirm = page.getByRole('button', { name: 'Locatie wijzigen' });
  await expect.element(confirm).toHaveAttribute('aria-disabled', 'true');
  expect(await accessibilityViolations()).toEqual([]);
  await page.getByRole('combobox', { name: 'Nieuwe locatie' }).click();
  await page.getByRole('option', { name: 'Zaal 2, Waterstad' }).click();
  await expect
    .element(page.getByText('Er gaan 10 mails uit: één voor elke bezette plek die van locatie verandert.'))
    .toBeVisible();
  await page.getByRole('checkbox', { name: 'Deelnemers mailen' }).click();
  await confirm.click();
  await expect.poll(() => change.mock.calls.length).toBe(2);
  expect(change.mock.calls.map(([id, meant]) => [id, meant])).toEqual(
    [7, 8].map((id) => [id, { locationId: 5, notify: false }]),
  );
});
