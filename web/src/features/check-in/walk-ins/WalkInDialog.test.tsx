import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { accessFaults, renderScreen } from '../../../testing/render-screen.tsx';
import { WalkInDialog } from './WalkInDialog.tsx';

const free = { door_price_in_cents: 0, should_validate_age: false, spots: 20, taken: 3 };
const piet = { first_name: 'Piet', last_name: '', date_of_birth: null, payment: null };
const add = page.getByRole('button', { name: 'Toevoegen' });

async function open(changes: Partial<Parameters<typeof WalkInDialog>[0]> = {}) {
  const onAdd = vi.fn();
  await renderScreen(
    <WalkInDialog session={free} mayMarkPaid initial={piet} onAdd={onAdd} onClose={vi.fn()} {...changes} />,
  );
  return onAdd;
}

test('asks for a name only where nothing is paid', async () => {
  const onAdd = await open();
  await expect.element(page.getByLabelText(/^Voornaam/)).toHaveValue('Piet');
  await expect.element(page.getByRole('radiogroup')).not.toBeInTheDocument();
  await add.click();
  await expect.element(page.getByLabelText(/^Achternaam/)).toHaveAccessibleDescription(/Vul de achternaam in/);
  expect(onAdd).not.toHaveBeenCalled();
  await page.getByLabelText(/^Achternaam/).fill(' Inloop ');
  await add.click();
  expect(onAdd).toHaveBeenCalledWith({ ...piet, last_name: 'Inloop' });
  expect(await accessFaults()).toEqual([]);
});

test('asks what was paid, without a default', async () => {
  const initial = { ...piet, last_name: 'Inloop' };
  const onAdd = await open({ session: { ...free, door_price_in_cents: 750, spots: 3 }, initial });
  await expect.element(page.getByText('3 van 3 plekken zijn bezet')).toBeVisible();
  await add.click();
  await expect.element(page.getByText('Kies wat er is betaald')).toBeVisible();
  expect(onAdd).not.toHaveBeenCalled();
  await page.getByRole('radio', { name: 'Betaald', exact: true }).click();
  await add.click();
  expect(onAdd).toHaveBeenCalledWith({ ...initial, payment: 'paid' });
});

test('offers “paid” only to users who may record it', async () => {
  await open({ session: { ...free, door_price_in_cents: 750 }, mayMarkPaid: false });
  await expect.element(page.getByRole('radio', { name: 'Betaalt later' })).toBeInTheDocument();
  await expect.element(page.getByRole('radio', { name: 'Betaald', exact: true })).not.toBeInTheDocument();
});
