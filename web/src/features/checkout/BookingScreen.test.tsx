import type { PublicBooking } from '@move/contract/checkout/booking.ts';
import { cancelBooking, getBooking } from '@move/contract/checkout/order-page.ts';
import { getPayment, startPayment } from '@move/contract/payments/payments.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { api } from '../../platform/api/api.ts';
import type * as Navigation from '../../platform/navigation/navigation.tsx';
import { useSearch } from '../../platform/navigation/navigation.tsx';
import { accessibilityViolations, renderScreen } from '../../testing/render-screen.tsx';
import { BookingScreen } from './BookingScreen.tsx';

vi.mock('../../platform/api/api.ts', () => ({ api: vi.fn(), renewSession: vi.fn() }));
vi.mock('../../platform/navigation/navigation.tsx', async (original) => ({
  ...(await original<typeof Navigation>()),
  useSearch: vi.fn(),
}));

const line = (id: number, first_name: string): PublicBooking['lines'][number] => ({
  id,
  title: 'Judo',
  quantity: 1,
  first_name,
  status: 'active',
  total_price_in_cents: 1_250,
  refunded_in_cents: 0,
  may_cancel: true,
  refund_in_cents: 625,
  refund_percentage: 50,
});

const paid: PublicBooking = {
  number: 1_234,
  status: 'paid',
  locale: 'nl',
  created_at: '2026-11-20T10:00:00.000Z',
  first_name: 'Kees',
  organization: { name: 'Kodai', email: null },
  platform: { id: 1, name: 'Beweegplein', website_url: null },
  offer: { type: 'session', name: 'Judo', bundle: null },
  sessions: [],
  lines: [line(1, 'Fenna'), line(2, 'Daan')],
  subtotal_price_in_cents: 2_500,
  vat_in_cents: 0,
  transaction_fee_in_cents: 0,
  total_price_in_cents: 2_500,
  refunded_in_cents: 0,
  failed_refund_in_cents: 0,
  pending_refund_in_cents: 0,
  to_hand_over_in_cents: 0,
  moves: null,
  payment_type: 'ideal',
  paid_at: '2026-11-20T10:01:00.000Z',
  reserved_until: null,
  payment_methods: [],
  last_payment: null,
  may_cancel: true,
  cancellation: null,
  return_url: null,
};
const unpaid: PublicBooking = {
  ...paid,
  status: 'open',
  paid_at: null,
  payment_type: null,
  lines: [{ ...line(1, 'Fenna'), status: 'pending' }],
  cancellation: { text: 'Gratis annuleren tot vrijdag 27 november 10:00 uur.', steps: [] },
  reserved_until: new Date(Date.now() + 600_000).toISOString(),
  payment_methods: [{ code: 'ideal', fee_in_cents: 35 }],
};

const payment = { id: 5, status: 'new', checkout_url: null };
let stored: PublicBooking;
let polled: () => Promise<unknown>;

beforeEach(() => {
  stored = paid;
  polled = async () => ({ payment });
  vi.mocked(useSearch).mockReturnValue({ token: 'geheim' });
  vi.mocked(api).mockImplementation((async (endpoint: unknown, input: { body?: { line_ids: number[] } }) => {
    if (endpoint === cancelBooking) {
      const lines = stored.lines.map((one) =>
        input.body?.line_ids.includes(one.id)
          ? { ...one, status: 'canceled' as const, refunded_in_cents: 625, may_cancel: false }
          : one,
      );
      const refunded_in_cents = lines.reduce((sum, one) => sum + one.refunded_in_cents, 0);
      stored = { ...stored, lines, refunded_in_cents, may_cancel: lines.some(({ may_cancel }) => may_cancel) };
    }
    if (endpoint === startPayment) return { payment };
    if (endpoint === getPayment) return polled();
    return endpoint === getBooking || endpoint === cancelBooking ? { booking: stored } : {};
  }) as typeof api);
});

afterEach(() => {
  vi.useRealTimers();
});

const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

test('after canceling, a notice shows what was canceled, how much is refunded, how and when', async () => {
  await renderScreen(<BookingScreen />);
  await press('Inschrijving annuleren');
  await expect.element(page.getByText('Je krijgt € 12,50 terug', { exact: true })).toBeVisible();
  await press('Fenna annuleren');
  await press('Ja, annuleer');
  const notice = page.getByText(
    'De inschrijving van Fenna is geannuleerd. Je krijgt € 6,25 terug op de rekening waarmee is betaald, meestal binnen 5 werkdagen.',
  );
  await expect.element(notice).toBeInViewport();
  expect(await accessibilityViolations()).toEqual([]);
  await press('Inschrijving annuleren');
  await press('Ja, annuleer');
  await expect.element(page.getByRole('heading', { name: 'Je inschrijving is geannuleerd' })).toBeVisible();
  await expect.element(page.getByText('De inschrijving van Daan is geannuleerd. Je krijgt € 6,25 terug')).toBeVisible();
});

test('a canceled order shows the total refund, how and when', async () => {
  const lines = paid.lines.map((one) => ({ ...one, status: 'canceled' as const, refunded_in_cents: 625 }));
  stored = { ...paid, payment_type: 'creditcard', lines, refunded_in_cents: 1_250, may_cancel: false };
  await renderScreen(<BookingScreen />);
  const text = 'Je krijgt € 12,50 terug op de kaart waarmee is betaald, meestal binnen 10 werkdagen.';
  await expect.element(page.getByText(text).first()).toBeVisible();
});

test('a failed refund is no longer promised', async () => {
  const lines = paid.lines.map((one) => ({ ...one, status: 'canceled' as const }));
  stored = { ...paid, lines, failed_refund_in_cents: 1_250, may_cancel: false };
  await renderScreen(<BookingScreen />);
  const text = '€ 12,50 terugbetalen is nog niet gelukt. Kodai neemt contact met je op over een andere manier.';
  await expect.element(page.getByText(text).first()).toBeVisible();
  await expect.element(page.getByText('Je krijgt', { exact: false })).not.toBeInTheDocument();
});

test('when the user returns to a tab, it no longer offers to pay an order that was paid in another tab', async () => {
  stored = unpaid;
  await renderScreen(<BookingScreen />);
  await expect.element(page.getByRole('button', { name: /^Betaal/ })).toBeVisible();
  // the refund for canceling is shown before the order is paid
  await expect.element(page.getByText('Gratis annuleren tot vrijdag 27 november 10:00 uur.')).toBeVisible();
  expect(page.getByRole('button', { name: 'Bon downloaden (PDF)' }).elements()).toEqual([]);
  stored = { ...paid, lines: [line(1, 'Fenna')] };
  window.dispatchEvent(new Event('visibilitychange'));
  await expect.element(page.getByRole('heading', { name: 'Kees, je inschrijving is rond' })).toBeVisible();
  expect(page.getByRole('button', { name: /^Betaal/ }).elements()).toEqual([]);
  // the receipt is available once the order is paid
  await expect.element(page.getByRole('button', { name: 'Bon downloaden (PDF)' })).toBeVisible();
});

test.each([
  ['has no address after nine seconds', async () => ({ payment }), 'De betaaldienst geeft nog geen antwoord'],
  ['can’t be polled', () => Promise.reject(new TypeError('Failed to fetch')), 'Dat kwam niet aan'],
])('a payment that %s shows why, and the buyer can try again', async (_, reply, text) => {
  stored = unpaid;
  polled = reply;
  await renderScreen(<BookingScreen />);
  const pay = page.getByRole('button', { name: /^Betaal/ });
  await expect.element(pay).toBeVisible();
  vi.useFakeTimers({ toFake: ['setTimeout'], shouldAdvanceTime: true });
  await pay.click();
  await vi.advanceTimersByTimeAsync(10_000);
  await expect.element(page.getByText(text)).toBeVisible();
  await expect.element(pay).toBeEnabled();
  await expect.element(pay).not.toHaveAttribute('data-loading');
});
