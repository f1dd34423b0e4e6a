import type { Person } from '@move/contract/people/people.ts';
import { getPerson } from '@move/contract/people/people.ts';
import { ApiError } from '@move/contract/kit/client/client.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { api } from '../../platform/api/api.ts';
import { accessibilityViolations, renderScreen } from '../../testing/render-screen.tsx';
import { PersonScreen } from './PersonScreen.tsx';

vi.mock('../../platform/api/api.ts', () => ({ api: vi.fn() }));
let search: Record<string, string> = {};
vi.mock('../../platform/navigation/navigation.tsx', async (original) => ({
  ...(await original<object>()),
  useSearch: () => search,
}));

const organization = { id: 2, name: 'Zwemclub' };
const activity = { id: 3, name: 'Borstcrawl' };
const session = { id: 4, start_date: '2031-03-03', start_time: '10:00', end_time: '11:00' };
const bundle = { id: 5, name: 'Voorjaar' };
const refunds = {
  refunded_in_cents: 0,
  failed_refund_in_cents: 0,
  pending_refund_in_cents: 0,
  to_hand_over_in_cents: 0,
};
const place = { name: 'Mees Slag', organization, activity };
const payment = {
  order_id: 9,
  payment_type: 'cash',
  status: 'open',
  total_in_cents: 1_250,
  reserved_until: null,
} as const;
const person: Person = {
  email: 'hilde@slag.example',
  names: ['Hilde Slag', 'Mees Slag'],
  participations: {
    rows: [
      {
        ...place,
        id: 1,
        session,
        bundle: null,
        status: 'pending',
        check_in: 'none',
        payment: { ...payment, ...refunds },
      },
      { ...place, id: 2, session: { ...session, id: 6 }, bundle, status: 'active', check_in: 'present', payment: null },
    ],
    has_more: true,
  },
  bundles: {
    rows: [{ ...place, id: 7, bundle, start_date: '2031-03-10', to_come: 1, status: 'active', payment: null }],
    has_more: false,
  },
  waiting: {
    rows: [
      { ...place, id: 8, session: null, bundle, status: 'invited', created_at: '2031-03-01T10:00:00Z' },
      { ...place, id: 9, session, bundle: null, status: 'waiting', created_at: '2031-02-01T10:00:00Z' },
    ],
    has_more: false,
  },
  orders: {
    rows: [
      {
        ...refunds,
        id: 9,
        number: 'B-9',
        created_at: '2031-03-01T10:00:00Z',
        first_name: 'Hilde',
        last_name: 'Slag',
        email: 'hilde@slag.example',
        title: 'Borstcrawl, maandag 3 maart',
        lines_count: 3,
        payment_type: 'cash',
        wallet: null,
        status: 'open',
        subtotal_price_in_cents: 1_033,
        vat_in_cents: 217,
        transaction_fee_in_cents: 0,
        total_price_in_cents: 1_250,
        failed_excess_in_cents: 0,
        payout_month: null,
        application: { id: 1, name: 'Waterstad' },
        organization,
      },
    ],
    has_more: false,
  },
};

function answer(found: () => Promise<unknown>) {
  vi.mocked(api).mockImplementation(((endpoint: unknown) =>
    endpoint === getPerson ? found() : new Promise(() => undefined)) as typeof api);
}

beforeEach(() => {
  search = { email: 'hilde@slag.example' };
  answer(() => Promise.resolve({ person }));
});

const section = (name: string) => page.getByRole('region', { name });
const href = (name: string, link: string | RegExp) => section(name).getByRole('link', { name: link });

test('a person is shown with everything, and each row leads to its place', async () => {
  await renderScreen(<PersonScreen organizationId={2} />);
  await expect.element(page.getByRole('heading', { name: 'Hilde Slag', level: 1 })).toBeVisible();
  await expect.element(page.getByText('ook: Mees Slag')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'hilde@slag.example' }))
    .toHaveAttribute('href', 'mailto:hilde@slag.example');
  const found = 'search=Mees%20Slag';
  const base = '/organizations/2/activities/3';
  await expect
    .element(href('Deelnames', 'Borstcrawl').first())
    .toHaveAttribute('href', `${base}/sessions/4?tab=participants&${found}`);
  await expect.element(href('Bundels', 'Voorjaar')).toHaveAttribute('href', `${base}/bundles/5/participants?${found}`);
  const waiting = href('Wachtlijsten', 'Borstcrawl');
  await expect.element(waiting.nth(0)).toHaveAttribute('href', `${base}/bundles/5/waitlist?${found}`);
  await expect.element(waiting.nth(1)).toHaveAttribute('href', `${base}/sessions/4?tab=waitlist&${found}`);
  await expect.element(href('Bestellingen', /en nog 2/)).toHaveAttribute('href', '/organizations/2/finances/orders/9');
  await expect.element(section('Deelnames').getByText('Alleen de nieuwste 100 staan hier.')).toBeVisible();
  await expect.element(section('Deelnames').getByText('Aanwezig')).toBeVisible();
  expect(page.getByText(/Zwemclub/).elements()).toHaveLength(0);
  const [, input] = vi.mocked(api).mock.lastCall ?? [];
  expect(input).toEqual({ query: { email: 'hilde@slag.example', organization_id: 2 } });
  expect(await accessibilityViolations()).toEqual([]);
});

test('on a platform each row names its organisation; a part that may not be seen is not there', async () => {
  answer(() => Promise.resolve({ person: { ...person, orders: null, waiting: { rows: [], has_more: false } } }));
  await renderScreen(<PersonScreen />);
  await expect.element(section('Bundels').getByText(/Mees Slag · Zwemclub/)).toBeVisible();
  await expect.element(section('Wachtlijsten').getByText('Op geen wachtlijst')).toBeVisible();
  expect(section('Bestellingen').elements()).toHaveLength(0);
});

test('without anything, without an address and after an error the screen says so', async () => {
  const none = { rows: [], has_more: false };
  const empty = {
    email: 'x@slag.example',
    names: [],
    participations: none,
    bundles: none,
    waiting: none,
    orders: null,
  };
  answer(() => Promise.resolve({ person: empty }));
  const shown = await renderScreen(<PersonScreen organizationId={2} />);
  await expect.element(page.getByText('Met x@slag.example is hier niets geboekt of gekocht.')).toBeVisible();
  await shown.unmount();
  answer(() => Promise.reject(new ApiError(403, {}, null)));
  const refused = await renderScreen(<PersonScreen organizationId={3} />);
  await expect.element(page.getByRole('heading')).toBeVisible();
  await refused.unmount();
  search = {};
  await renderScreen(<PersonScreen organizationId={2} />);
  await expect.element(page.getByRole('heading', { name: 'Van wie wil je alles zien?' })).toBeVisible();
});
