import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { api } from '../../../platform/api/api.ts';
import { accessibilityViolations, renderScreen } from '../../../testing/render-screen.tsx';
import { OwnData } from './OwnData.tsx';

vi.mock('../../../platform/api/api.ts', () => ({ api: vi.fn(), renewSession: vi.fn() }));

async function openErasing(contact_of: string[]) {
  vi.mocked(api).mockResolvedValue({ roles: [], contact_of } as never);
  await renderScreen(<OwnData />);
  await page.getByRole('button', { name: 'Account wissen…' }).click();
  await expect.element(page.getByLabelText('Huidig wachtwoord')).toBeVisible();
}

test('erasing lists the organisations that go on naming the user as a contact', async () => {
  await openErasing(['Judo Noord', 'Zwemclub Test']);
  const names = page.getByRole('listitem').elements();
  expect(names.map(({ textContent }) => textContent)).toEqual(['Judo Noord', 'Zwemclub Test']);
  expect(await accessibilityViolations()).toEqual([]);
});

test('erasing doesn’t mention contacts if no organisation keeps naming the user', async () => {
  await openErasing([]);
  expect(page.getByText(/contactpersoon/).elements()).toEqual([]);
});
