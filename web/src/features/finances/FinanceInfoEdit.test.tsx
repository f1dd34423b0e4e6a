import { ApiError } from '@move/contract/kit/client/client.ts';
import {
  type FinanceInfo,
  getFinanceInfo,
  releasePayouts,
  updateFinanceInfo,
} from '@move/contract/finances/finance-info.ts';
import { financeLabels } from '@move/contract/finances/finances.labels.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { api } from '../../platform/api/api.ts';
import { accessibilityViolations, renderScreen } from '../../testing/render-screen.tsx';
import { FinanceInfoEdit } from './FinanceInfoEdit.tsx';

vi.mock('../../platform/api/api.ts', () => ({ api: vi.fn(), renewSession: vi.fn() }));

const l = financeLabels.nl;
const none: FinanceInfo = {
  attn: null,
  street: null,
  house_number: null,
  postal_code: null,
  city: null,
  country: 'NL',
  account_name: null,
  iban_masked: null,
  bic: null,
  iban_changed_at: null,
  payouts_held_since: null,
  link_until: null,
  stopped_at: null,
  may: { update: true, release: false },
  updated_at: '2026-11-01T10:00:00.000Z',
};
const held: FinanceInfo = {
  ...none,
  account_name: 'Zwemclub',
  iban_masked: 'NL••••0101',
  iban_changed_at: '2026-11-20T10:00:00.000Z',
  payouts_held_since: '2026-11-20T10:00:00.000Z',
};

let stored: FinanceInfo;
let saves: Record<string, unknown>[];
let refusal: ApiError | null;

beforeEach(() => {
  stored = none;
  saves = [];
  refusal = null;
  vi.mocked(api).mockImplementation((async (endpoint: unknown, input: { body?: Record<string, unknown> }) => {
    if (endpoint === updateFinanceInfo) {
      saves.push(input.body ?? {});
      if (refusal !== null) throw refusal;
      stored = held;
    }
    if (endpoint === releasePayouts) stored = { ...stored, payouts_held_since: null };
    if (endpoint === getFinanceInfo || endpoint === updateFinanceInfo || endpoint === releasePayouts) {
      return { finance_info: stored };
    }
    return {};
  }) as unknown as typeof api);
});

const show = () => renderScreen(<FinanceInfoEdit organizationId={4} tabs={[]} />);
const field = (name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) });
const password = () => page.getByLabelText(new RegExp(`^${l.current_password}`));
const save = () => page.getByRole('button', { name: 'Opslaan' }).click();

test('asks for the password when the holder of the account changes', async () => {
  stored = held;
  await show();
  await expect.element(field(l.account_name)).toHaveValue('Zwemclub');
  expect(password().elements()).toHaveLength(0);
  await field(l.street).fill('Elders');
  await expect.element(password()).toBeVisible();
  await field(l.street).fill('');
  await expect.poll(() => password().elements()).toHaveLength(0);
});

test('asks for the password as soon as an IBAN is typed, and empties both fields after saving', async () => {
  await show();
  await expect.element(page.getByText(/kan er niets worden uitbetaald/)).toBeVisible();
  await field(l.account_name).fill('Zwemclub');
  expect(password().elements()).toHaveLength(0);
  await field(l.iban).fill('nl90 tstb 0000 0001 01');
  await password().fill('geheim');
  expect(await accessibilityViolations()).toEqual([]);
  await save();
  await expect.element(page.getByText(/staan stil sinds/)).toBeVisible();
  expect(saves).toHaveLength(1);
  expect(saves[0]).toMatchObject({
    iban: 'nl90 tstb 0000 0001 01',
    current_password: 'geheim',
    updated_at: none.updated_at,
  });
  await expect.element(field(l.iban)).toHaveValue('');
  expect(password().elements()).toHaveLength(0);
});

test('shows wrong check digits before anything is sent, and a wrong password on its field', async () => {
  await show();
  await field(l.account_name).fill('Zwemclub');
  await field(l.iban).fill('NL91TSTB0000000101');
  await password().fill('fout');
  await save();
  await expect.element(page.getByText('Vul een geldig IBAN in').first()).toBeVisible();
  expect(saves).toEqual([]);
  refusal = new ApiError(422, { current_password: ['Dit is niet je huidige wachtwoord'] }, null);
  await field(l.iban).fill('NL90TSTB0000000101');
  await save();
  await expect.element(page.getByText('Dit is niet je huidige wachtwoord').first()).toBeVisible();
  await expect.element(field(l.iban)).toHaveValue('NL90TSTB0000000101');
});

test('the form is read-only, with the masked IBAN, for users who may not change it', async () => {
  stored = { ...held, may: { update: false, release: false } };
  await show();
  await expect.element(page.getByText(/Je kunt dit lezen/)).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'IBAN nu' })).toHaveValue('NL••••0101');
  expect(page.getByRole('button', { name: 'Rekening bevestigen' }).elements()).toHaveLength(0);
});

test('a superadmin releases the payouts after a confirmation', async () => {
  stored = { ...held, may: { update: true, release: true } };
  await show();
  await page.getByRole('button', { name: 'Rekening bevestigen' }).click();
  await expect.element(page.getByText('Uitbetalen naar NL••••0101?')).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Rekening bevestigen' }).click();
  await expect.element(page.getByText('Uitbetalingen gaan weer door')).toBeVisible();
  await expect.element(page.getByText(/staan stil sinds/)).not.toBeInTheDocument();
});
