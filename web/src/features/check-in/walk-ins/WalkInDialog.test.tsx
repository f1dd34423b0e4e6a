import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityViolations, renderScreen } from '../../../testing/render-screen.tsx';
import type * as Gate from '../../../platform/session/gate.tsx';
import { WalkInDialog } from './WalkInDialog.tsx';

const may = vi.hoisted(() => ({ admit: false }));
vi.mock('../../../platform/session/gate.tsx', async (original) => ({
  ...(await original<typeof Gate>()),
  useCan: () => may.admit,
}));

const free = { door_price_in_cents: 0, should_validate_age: false, spots: 20, taken: 3 };
const piet = { first_name: 'Piet', last_name: '', date_of_birth: null, payment: null };
const add = page.getByRole('button', { name: 'Toevoegen' });

type Props = Parameters<typeof WalkInDialog>[0];

async function open(changes: Partial<Props> = {}) {
  const onAdd = vi.fn<Props['onAdd']>(async () => null);
  await renderScreen(
    <WalkInDialog session={free} mayMarkPaid initial={piet} onAdd={onAdd} onClose={vi.fn()} {...changes} />,
  );
  return onAdd;
}

test('asks only for a name if nothing is paid', async () => {
  const onAdd = await open();
  await expect.element(page.getByLabelText(/^Voornaam/)).toHaveValue('Piet');
  await expect.element(page.getByRole('radiogroup')).not.toBeInTheDocument();
  await add.click();
  await expect.element(page.getByLabelText(/^Achternaam/)).toHaveAccessibleDescription(/Vul de achternaam in/);
  expect(onAdd).not.toHaveBeenCalled();
  await page.getByLabelText(/^Achternaam/).fill(' Inloop ');
  await add.click();
  expect(onAdd).toHaveBeenCalledWith({ ...piet, last_name: 'Inloop', price_in_cents: 0 }, false);
  expect(await accessibilityViolations()).toEqual([]);
});

test('asks what was paid, without a default', async () => {
  const initial = { ...piet, last_name: 'Inloop' };
  const onAdd = await open({ session: { ...free, door_price_in_cents: 750, spots: 3 }, initial });
  await expect.element(page.getByText('3 van 3 plekken zijn bezet')).toBeVisible();
  await add.click();
  await expect.element(page.getByText('Kies wat er is betaald')).toBeVisible();
  expect(onAdd).not.toHaveBeenCalled();
  await page.getByRole('radio', { name: 'Nu contant' }).click();
  await add.click();
  expect(onAdd).toHaveBeenCalledWith({ ...initial, payment: 'paid', price_in_cents: 750 }, false);
});

test('offers “paid” only to users who may record it', async () => {
  await open({ session: { ...free, door_price_in_cents: 750 }, mayMarkPaid: false });
  await expect.element(page.getByRole('radio', { name: 'Later contant' })).toBeInTheDocument();
  await expect.element(page.getByRole('radio', { name: 'Nu contant' })).not.toBeInTheDocument();
});

test('shows a refusal, at its field if it has one, until something changes, and keeps what was typed', async () => {
  const inField = { kind: 'refused', text: 'Piet is te jong', field: 'date_of_birth' } as const;
  const onAdd = vi
    .fn<Props['onAdd']>()
    .mockResolvedValueOnce({ kind: 'refused', text: 'Deze sessie is vol', isFull: true, field: 'session' })
    .mockResolvedValueOnce(inField);
  const initial = { ...piet, last_name: 'Inloop', date_of_birth: '2016-02-29' };
  await open({ session: { ...free, should_validate_age: true }, initial, onAdd });
  await add.click();
  const alert = page.getByRole('alert');
  await expect.element(alert.getByText('Niet toegevoegd: Deze sessie is vol')).toBeVisible();
  await expect.element(page.getByLabelText(/^Voornaam/)).toHaveValue('Piet');
  expect(await accessibilityViolations()).toEqual([]);
  await page.getByLabelText(/^Achternaam/).fill('Inlopers');
  await expect.element(alert).not.toBeInTheDocument();
  await add.click();
  await expect
    .element(page.getByRole('textbox', { name: /^Geboortedatum/ }))
    .toHaveAccessibleDescription(/Piet is te jong/);
  await expect.element(page.getByLabelText(/^Achternaam/)).toHaveValue('Inlopers');
});

test('sends only once and stays open until the server replies', async () => {
  const { promise, resolve } = Promise.withResolvers<null>();
  const onAdd = vi.fn<Props['onAdd']>(() => promise);
  const onClose = vi.fn();
  await open({ initial: { ...piet, last_name: 'Inloop' }, onAdd, onClose });
  await add.click();
  await expect.element(add).toBeDisabled();
  await page.getByRole('button', { name: 'Sluiten' }).click();
  expect(onClose).not.toHaveBeenCalled();
  expect(onAdd).toHaveBeenCalledOnce();
  resolve(null);
  await expect.element(add).toBeEnabled();
});

test('refuses another age than the activity is for before anything is sent, as there may be no network', async () => {
  const session = { ...free, should_validate_age: true, age_from: 10, age_to: 12, start_date: '2026-11-28' };
  const onAdd = await open({ session, initial: { ...piet, last_name: 'Inloop', date_of_birth: '2019-05-01' } });
  await add.click();
  await expect.element(page.getByText('Deze activiteit is voor 10 tot en met 12 jaar')).toBeVisible();
  expect(onAdd).not.toHaveBeenCalled();
});

test('two digits of a year of birth are in the past, and a later date is refused before anything is sent', async () => {
  const session = { ...free, should_validate_age: true };
  const onAdd = await open({ session, initial: { ...piet, last_name: 'Inloop' } });
  const born = page.getByRole('textbox', { name: /^Geboortedatum/ });
  await born.fill('1-2-2090');
  await expect.element(page.getByText('Een geboortedatum kan niet na vandaag zijn')).toBeVisible();
  await add.click();
  await expect.element(page.getByText('Vul een geboortedatum tussen 1900 en vandaag in')).toBeVisible();
  expect(onAdd).not.toHaveBeenCalled();
  await born.fill('1-2-90');
  await add.click();
  await vi.waitFor(() => expect(onAdd.mock.lastCall?.[0]).toMatchObject({ date_of_birth: '1990-02-01' }));
});

test('a date of birth that can’t be read is refused with an example, before anything is sent', async () => {
  const onAdd = await open({
    session: { ...free, should_validate_age: true },
    initial: { ...piet, last_name: 'Inloop' },
  });
  await page.getByRole('textbox', { name: /^Geboortedatum/ }).fill('mei 1990');
  await add.click();
  await expect.element(page.getByText('Dit is geen datum. Typ bijvoorbeeld 24-11-1990')).toBeVisible();
  expect(onAdd).not.toHaveBeenCalled();
});

test('ways to pay have the order of the form for participants', async () => {
  await open({ session: { ...free, door_price_in_cents: 750 } });
  const shown = page
    .getByRole('radio')
    .elements()
    .map((radio) => radio.getAttribute('value'));
  expect(shown).toEqual(['paid', 'open', 'external', 'free']);
});

const full = { session: { ...free, spots: 12, taken: 12 }, initial: { ...piet, last_name: 'Inloop' } };

test('a full session offers no choice to admit to those who may not', async () => {
  await open(full);
  await expect.element(page.getByText('12 van 12 plekken zijn bezet')).toBeVisible();
  await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument();
});

test('at a full session those who may can admit the person at once', async () => {
  may.admit = true;
  const onAdd = await open(full);
  await page.getByRole('checkbox', { name: 'Toch toelaten, boven het aantal plekken' }).click();
  await add.click();
  expect(onAdd).toHaveBeenCalledWith(expect.objectContaining({ last_name: 'Inloop' }), true);
  may.admit = false;
});
