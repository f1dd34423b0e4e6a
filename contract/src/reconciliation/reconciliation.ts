import { FINDING_KINDS, RECONCILIATION_STATES, EQUATION_TERMS } from '@move/domain/reconciliation/equation.ts';
import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { Count, Flag, Id, Instant, Named, QueryId } from '../kit/fields.ts';
import { pageOf, pageQuery } from '../kit/paging.ts';
import { PayoutMonth } from '../payouts/sepa-batches.ts';
import { reconciliationLabels } from './reconciliation.labels.ts';

/** The equation of a month: see docs/rules/reconciliation.md. All amounts but opening, closing and difference are zero or more. */
const sums = {
  opening_in_cents: z.int(),
  orders_in_cents: z.int(),
  refunds_in_cents: z.int(),
  own_refunds_in_cents: z.int(),
  invoices_in_cents: z.int(),
  credit_notes_in_cents: z.int(),
  paid_in_cents: z.int(),
  /** Sent to the bank and not executed: neither paid out nor open. */
  underway_in_cents: z.int(),
  returned_in_cents: z.int(),
  closing_in_cents: z.int(),
  difference_in_cents: z.int(),
};
const sumNames = [
  'opening_in_cents',
  'orders_in_cents',
  'refunds_in_cents',
  'own_refunds_in_cents',
  'invoices_in_cents',
  'credit_notes_in_cents',
  'paid_in_cents',
  'underway_in_cents',
  'returned_in_cents',
  'closing_in_cents',
  'difference_in_cents',
] as const;

const summary = {
  month: PayoutMonth,
  /** Null: amounts that the orders attribute to no platform. */
  application: Named.nullable(),
  state: z.enum(RECONCILIATION_STATES),
  /** Whether the month is over in the time zones of all platforms. */
  is_closed: Flag,
  organizations_count: Count,
  ...sums,
};
const ReconciliationRow = z.strictObject(summary);
/** Sums over months, without opening and closing: the closing amount of one month is the opening amount of the next. */
const FlowTotals = z.strictObject(sums).omit({ opening_in_cents: true, closing_in_cents: true });
export type ReconciliationRow = z.output<typeof ReconciliationRow>;

/** An organisation in a month, on the requested platforms. */
const ReconciledOrganization = z.strictObject({ organization: Named, ...sums });
export type ReconciledOrganization = z.output<typeof ReconciledOrganization>;

const Reconciliation = z.strictObject({
  month: PayoutMonth,
  is_closed: Flag,
  state: z.enum(RECONCILIATION_STATES),
  organizations_count: Count,
  /** The sums of the requested platform, else of all. */
  ...sums,
  /** Each platform of the month: their sums add up to those of all. */
  platforms: z.array(ReconciliationRow),
  /** Organisations with a difference, also where differences cancel each other out. */
  differing_count: Count,
});
export type Reconciliation = z.output<typeof Reconciliation>;

/** One order, refund, invoice or payment behind a sum. Of an invoice, the sums of a platform contain only the platform's share. */
const ReconciledItem = z.strictObject({
  kind: z.enum(['order', 'refund', 'own_refund', 'invoice', 'credit_note', 'paid', 'underway', 'returned']),
  id: Id,
  application: Named.nullable(),
  /** `B-1234`, the number of an invoice, or the payment's id at the bank. */
  reference: z.string(),
  /** The id of the order, for an order, refund or refund by the organisation. */
  order_id: Id.nullable(),
  /** The id of the batch, for a payment. */
  sepa_batch_id: Id.nullable(),
  booked_at: Instant,
  amount_in_cents: z.int(),
});
export type ReconciledItem = z.output<typeof ReconciledItem>;

/** A difference in the books. */
const Finding = z.strictObject({
  id: Id,
  kind: z.enum(FINDING_KINDS),
  month: PayoutMonth.nullable(),
  organization: Named.nullable(),
  application: Named.nullable(),
  subject_id: Id.nullable(),
  /** In cents; for a wallet in moves. */
  expected: z.int(),
  actual: z.int(),
});
export type Finding = z.output<typeof Finding>;

const ReconciliationCheck = z.strictObject({
  checked_at: Instant,
  /** Null: the nightly job. */
  checked_by: z.string().nullable(),
  took_ms: Count,
  findings_count: Count,
});
export type ReconciliationCheck = z.output<typeof ReconciliationCheck>;

const PATH = '/v1/admin/reconciliation';
const guard = { permission: 'role:superadmin', scope: 'all', labels: reconciliationLabels } as const;

/** The id of a platform, or `none` for rows without a platform. Absent: all together. A URL's `?platform=` switches the back office. */
const Platform = z
  .string()
  .regex(/^([1-9]\d{0,14}|none)$/)
  .optional();

/** Months by platform, as stored by the last check. */
export const listReconciliations = endpoint({
  ...guard,
  name: 'listReconciliations',
  method: 'GET',
  path: PATH,
  query: pageQuery({
    sort: ['month', 'closing_in_cents', 'difference_in_cents'],
    order: 'desc',
    filters: {
      month: PayoutMonth.optional(),
      applicationId: Platform,
      state: z.enum(RECONCILIATION_STATES).optional(),
    },
  }),
  reply: { ...pageOf('reconciliations', ReconciliationRow), totals: FlowTotals },
});

export const getReconciliation = endpoint({
  ...guard,
  name: 'getReconciliation',
  method: 'GET',
  path: `${PATH}/month`,
  query: z.object({ month: PayoutMonth, applicationId: Platform }),
  reply: { reconciliation: Reconciliation },
});

/** The organisations behind the sums of a month: each column adds up to the sum. */
export const listReconciledOrganizations = endpoint({
  ...guard,
  name: 'listReconciledOrganizations',
  method: 'GET',
  path: `${PATH}/organizations`,
  query: pageQuery({
    sort: ['organization', ...sumNames],
    filters: {
      month: PayoutMonth,
      applicationId: Platform,
      state: z.enum(RECONCILIATION_STATES).optional(),
      /** Only organisations for which this sum is not 0. */
      term: z.enum(EQUATION_TERMS).optional(),
    },
  }),
  reply: { ...pageOf('organizations', ReconciledOrganization), totals: z.strictObject(sums) },
});

/** The rows behind one sum of an organisation; their total is the sum. */
export const listReconciledItems = endpoint({
  ...guard,
  name: 'listReconciledItems',
  method: 'GET',
  path: `${PATH}/items`,
  query: pageQuery({
    sort: ['booked_at', 'amount_in_cents'],
    filters: {
      month: PayoutMonth,
      applicationId: Platform,
      organizationId: QueryId,
      term: z.enum(EQUATION_TERMS).default('closing'),
    },
  }),
  refusals: [404],
  reply: { ...pageOf('items', ReconciledItem), organization: Named, total_in_cents: z.int() },
});

/** The last check and its result; null before the first one. */
export const getReconciliationCheck = endpoint({
  ...guard,
  name: 'getReconciliationCheck',
  method: 'GET',
  path: `${PATH}/check`,
  reply: { check: ReconciliationCheck.nullable() },
});

/** The findings of the last check, at most 100 of each kind. */
export const listReconciliationFindings = endpoint({
  ...guard,
  name: 'listReconciliationFindings',
  method: 'GET',
  path: `${PATH}/findings`,
  query: pageQuery({
    sort: ['month', 'organization'],
    order: 'desc',
    filters: { kind: z.enum(FINDING_KINDS).optional() },
  }),
  reply: pageOf('findings', Finding),
});

/** Queues a job that checks all months again. */
export const checkReconciliation = endpoint({
  ...guard,
  name: 'checkReconciliation',
  method: 'POST',
  path: `${PATH}/check`,
  status: 202,
  reply: { is_queued: Flag },
});

export const JOURNAL_FILES = ['csv', 'xlsx', 'xaf'] as const;

/** The journal of a month for bookkeeping, as a sheet or as XML Auditfile Financieel 3.2, with equal debit and credit. */
export const exportJournal = endpoint({
  ...guard,
  name: 'exportJournal',
  method: 'GET',
  path: `${PATH}/journal`,
  query: z.object({ month: PayoutMonth, format: z.enum(JOURNAL_FILES).default('csv') }),
  reply: 'file',
  problems: ['invoice.no_seller'],
});
