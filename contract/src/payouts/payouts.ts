import { PAYOUT_ITEM_KINDS, PAYOUT_STATUSES } from '@move/domain/payouts/payout.ts';
import { SKIP_REASONS } from '@move/domain/payouts/skip-reason.ts';
import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { Count, Id, Instant, IsoDate } from '../kit/fields.ts';
import { pageOf, pageQuery } from '../kit/paging.ts';
import { payoutLabels } from './payouts.labels.ts';
import { PayoutMonth } from './sepa-batches.ts';

/** The payment to an organisation in one batch. */
export const Payout = z.strictObject({
  id: Id,
  payout_month: PayoutMonth,
  execution_date: IsoDate,
  status: z.enum(PAYOUT_STATUSES),
  amount_in_cents: Count,
  orders_count: Count,
  /** `NL••••0101`. */
  iban_masked: z.string(),
  /** Why the bank returned it; null when it didn't. */
  ended_reason: z.string().nullable(),
});
export type Payout = z.output<typeof Payout>;

/** The amount that is in no payout yet. */
const OpenPayout = z.strictObject({
  amount_in_cents: z.int(),
  /** Why it would not be paid out now; null when it would. */
  reason: z.enum(SKIP_REASONS).nullable(),
});
export type OpenPayout = z.output<typeof OpenPayout>;

const PayoutSum = z.strictObject({ kind: z.enum(PAYOUT_ITEM_KINDS), count: Count, amount_in_cents: z.int() });

/** One order, refund or invoice in a payout; what is subtracted has a negative amount. */
export const PayoutItem = z.strictObject({
  kind: z.enum(PAYOUT_ITEM_KINDS),
  id: Id,
  /** The number of the order, or of the invoice. */
  number: z.string(),
  /** Null for an invoice. */
  order_id: Id.nullable(),
  /** When it was paid, refunded or issued. */
  at: Instant,
  /** The buyer; empty for an invoice. */
  name: z.string(),
  platform: z.string(),
  /** Service fees included in the amount. */
  fee_in_cents: Count,
  amount_in_cents: z.int(),
});
export type PayoutItem = z.output<typeof PayoutItem>;

const PATH = '/v1/admin/organizations/:organizationId/payouts';
const ONE = `${PATH}/:payoutId` as const;
const ANY = '/v1/admin/payouts/:payoutId';
const guard = { permission: 'view-rates', scope: 'organization', labels: payoutLabels } as const;
const ofAll = { permission: 'role:superadmin', scope: 'all', labels: payoutLabels } as const;

/**
 * The payouts of an organisation, newest first. They cover all platforms, so an administrator of one platform who isn't staff sees none.
 */
export const listPayouts = endpoint({
  ...guard,
  name: 'listPayouts',
  method: 'GET',
  path: PATH,
  query: pageQuery({ sort: ['payout_month', 'amount_in_cents'], order: 'desc' }),
  reply: {
    ...pageOf('payouts', Payout),
    /** The sums leave out returned payouts, unless the list has no others. */
    totals: z.strictObject({ orders_count: Count, amount_in_cents: Count, left_out: Count }),
    /** Null when the caller sees only the sales of one platform. */
    open: OpenPayout.nullable(),
  },
});

const PayoutWithSums = Payout.extend({
  organization: z.string(),
  account_name: z.string(),
  /** The sums add up to the amount; empty for a returned payout, whose items are open again. */
  sums: z.array(PayoutSum),
});
export type PayoutWithSums = z.output<typeof PayoutWithSums>;

export const getPayout = endpoint({
  ...guard,
  name: 'getPayout',
  method: 'GET',
  path: ONE,
  reply: { payout: PayoutWithSums },
});

const itemsQuery = pageQuery({
  sort: ['at', 'amount_in_cents'],
  filters: { kind: z.enum(PAYOUT_ITEM_KINDS).optional() },
});

const itemsReply = {
  ...pageOf('items', PayoutItem),
  totals: z.strictObject({ amount_in_cents: z.int() }),
};

export const listPayoutItems = endpoint({
  ...guard,
  name: 'listPayoutItems',
  method: 'GET',
  path: `${ONE}/items`,
  query: itemsQuery,
  reply: itemsReply,
});

export const STATEMENT_FILES = ['pdf', 'csv'] as const;

/** Every order, refund and invoice behind the amount. */
export const exportPayoutStatement = endpoint({
  ...guard,
  name: 'exportPayoutStatement',
  method: 'GET',
  path: `${ONE}/statement`,
  query: z.object({ format: z.enum(STATEMENT_FILES).default('pdf') }),
  reply: 'file',
});

/** The payout of any organisation, including a removed one. */
export const getAnyPayout = endpoint({
  ...ofAll,
  name: 'getAnyPayout',
  method: 'GET',
  path: ANY,
  reply: { payout: PayoutWithSums },
});

export const listAnyPayoutItems = endpoint({
  ...ofAll,
  name: 'listAnyPayoutItems',
  method: 'GET',
  path: `${ANY}/items`,
  query: itemsQuery,
  reply: itemsReply,
});

export const exportAnyPayoutStatement = endpoint({
  ...ofAll,
  name: 'exportAnyPayoutStatement',
  method: 'GET',
  path: `${ANY}/statement`,
  query: z.object({ format: z.enum(STATEMENT_FILES).default('pdf') }),
  reply: 'file',
});
