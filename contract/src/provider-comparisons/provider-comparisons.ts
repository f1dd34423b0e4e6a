import {
  NOT_COMPARED_REASONS,
  PROVIDER_DAY_STATES,
  PROVIDER_ENTRIES,
  PROVIDER_FINDING_KINDS,
  PROVIDER_FINDING_STATUSES,
} from '@move/domain/provider-comparisons/comparison.ts';
import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { Count, Flag, Id, Instant, IsoDate, Named, paragraphs } from '../kit/fields.ts';
import { pageOf, pageQuery } from '../kit/paging.ts';
import { PayoutMonth } from '../payouts/sepa-batches.ts';
import { providerComparisonLabels } from './provider-comparisons.labels.ts';

/** The payments and refunds of a day or month, here and at the provider. */
const amountFields = {
  payments_here: Count,
  payments_there: Count,
  received_here_in_cents: z.int(),
  received_there_in_cents: z.int(),
  refunded_here_in_cents: z.int(),
  refunded_there_in_cents: z.int(),
};

const ProviderMonth = z.strictObject({
  month: PayoutMonth,
  /** Null: entries that nothing here explains, in an account of several platforms. */
  application: Named.nullable(),
  days_compared: Count,
  days_not_compared: Count,
  open_findings: Count,
  ...amountFields,
});
export type ProviderMonth = z.output<typeof ProviderMonth>;

const ProviderDay = z.strictObject({
  day: IsoDate,
  application: Named.nullable(),
  state: z.enum(PROVIDER_DAY_STATES),
  reason: z.enum(NOT_COMPARED_REASONS).nullable(),
  /** When it was last compared; null: never. */
  compared_at: Instant.nullable(),
  /** The last attempt to compare. */
  tried_at: Instant,
  /** Former keys that the provider refused: entries in their accounts since they were replaced are not compared. */
  unread_keys: Count,
  open_findings: Count,
  ...amountFields,
});
export type ProviderDay = z.output<typeof ProviderDay>;

const totals = z.strictObject({ open_findings: Count, ...amountFields });
const monthTotals = totals.extend({ days_not_compared: Count });

/** A difference between the provider and our records. */
const ProviderFinding = z.strictObject({
  id: Id,
  day: IsoDate,
  kind: z.enum(PROVIDER_FINDING_KINDS),
  status: z.enum(PROVIDER_FINDING_STATUSES),
  entry: z.enum(PROVIDER_ENTRIES),
  /** Its id at the provider; for an order without a payment there, its number. */
  reference: z.string(),
  /** For a refund or chargeback: the payment at the provider. */
  payment_reference: z.string().nullable(),
  application: Named.nullable(),
  organization: Named.nullable(),
  order_id: Id.nullable(),
  /** Here and at the provider, in hundredths of the currency. */
  expected_in_cents: z.int(),
  actual_in_cents: z.int(),
  /** `EUR` */
  currency: z.string(),
  found_at: Instant,
  closed_at: Instant.nullable(),
  explanation: z.string().nullable(),
  explained_at: Instant.nullable(),
  explained_by: z.string().nullable(),
});
export type ProviderFinding = z.output<typeof ProviderFinding>;

const ProviderComparison = z.strictObject({
  /** When the provider was last asked; null: never. */
  tried_at: Instant.nullable(),
  open_findings: Count,
  /** Days that ended more than two days ago and are still not compared. */
  overdue_days: Count,
  /** Whether payments use a provider at all. */
  is_set_up: Flag,
});
export type ProviderComparison = z.output<typeof ProviderComparison>;

const PATH = '/v1/admin/reconciliation/provider';
const guard = { permission: 'role:superadmin', scope: 'all', labels: providerComparisonLabels } as const;

/** The id of a platform, or `none` for rows without a platform. Absent: all together. A URL's `?platform=` switches the back office. */
const Platform = z
  .string()
  .regex(/^([1-9]\d{0,14}|none)$/)
  .optional();

export const getProviderComparison = endpoint({
  ...guard,
  name: 'getProviderComparison',
  method: 'GET',
  path: PATH,
  reply: { comparison: ProviderComparison },
});

/** Queues a job that compares all uncompared days, and the last ones again. */
export const compareProvider = endpoint({
  ...guard,
  name: 'compareProvider',
  method: 'POST',
  path: PATH,
  status: 202,
  reply: { is_queued: Flag },
});

/** Months by platform. */
export const listProviderMonths = endpoint({
  ...guard,
  name: 'listProviderMonths',
  method: 'GET',
  path: `${PATH}/months`,
  query: pageQuery({
    sort: ['month', 'payments_there', 'received_there_in_cents', 'open_findings'],
    order: 'desc',
    filters: { month: PayoutMonth.optional(), applicationId: Platform },
  }),
  reply: { ...pageOf('months', ProviderMonth), totals: monthTotals },
});

export const listProviderDays = endpoint({
  ...guard,
  name: 'listProviderDays',
  method: 'GET',
  path: `${PATH}/days`,
  query: pageQuery({
    sort: ['day', 'payments_there', 'received_there_in_cents'],
    order: 'desc',
    filters: { month: PayoutMonth.optional(), applicationId: Platform, state: z.enum(PROVIDER_DAY_STATES).optional() },
  }),
  reply: { ...pageOf('days', ProviderDay), totals },
});

export const listProviderFindings = endpoint({
  ...guard,
  name: 'listProviderFindings',
  method: 'GET',
  path: `${PATH}/findings`,
  query: pageQuery({
    sort: ['day', 'actual_in_cents'],
    order: 'desc',
    filters: {
      month: PayoutMonth.optional(),
      applicationId: Platform,
      kind: z.enum(PROVIDER_FINDING_KINDS).optional(),
      status: z.enum(PROVIDER_FINDING_STATUSES).optional(),
    },
  }),
  reply: pageOf('findings', ProviderFinding),
});

/**
 * Records why a difference is right; a later note replaces it. The body repeats the amounts that the note is about: 409 when they changed
 * since.
 */
export const explainProviderFinding = endpoint({
  ...guard,
  name: 'explainProviderFinding',
  method: 'POST',
  path: `${PATH}/findings/:providerFindingId/explain`,
  status: 200,
  body: z.object({ explanation: paragraphs(2_000), expected_in_cents: z.int(), actual_in_cents: z.int() }),
  reply: { finding: ProviderFinding },
  problems: ['stale'],
});
