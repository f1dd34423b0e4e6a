import { cancellationPeriodViolations } from '@move/domain/rates/cancellation.ts';
import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { Flag, Id, Name, Percentage, Stamps, Version } from '../kit/fields.ts';
import { pageOf, pageQuery } from '../kit/paging.ts';
import { report } from '../kit/report.ts';
import { rateLabels } from './rates.labels.ts';

/** Whole minutes before the session. Null is the moment of booking in `from_minutes`, and the start in `until_minutes`. */
const minutes = z.int().nullable();

const CancellationPeriod = z.strictObject({
  from_minutes: minutes,
  until_minutes: minutes,
  refund_percentage: Percentage,
});

/** The percentage that is refunded, by the time left until the start (docs/rules/money.md#cancellation-terms). */
export const CancellationTerm = z.strictObject({
  id: Id,
  name: z.string(),
  periods: z.array(CancellationPeriod),
  rates_count: z.int().min(0),
  /** Whether a rate or an activity has it: then it can't be removed. */
  is_used: Flag,
  ...Stamps,
});
export type CancellationTerm = z.output<typeof CancellationTerm>;

const TEN_YEARS = 5_256_000;
const minutesDraft = z.number().max(TEN_YEARS).nullable();

// numbers of a period are validated in the domain, so that each error has its own message
const PeriodDraft = z.object({
  from_minutes: minutesDraft,
  until_minutes: minutesDraft,
  refund_percentage: z
    .number()
    .nullable()
    .transform((value) => value ?? Number.NaN),
});

/** A name and at least one period; periods follow each other from booking to start (docs/rules/money.md#cancellation-terms). */
export const CancellationTermDraft = z
  .object({ name: Name, periods: z.array(PeriodDraft).max(50) })
  .check((ctx) => report(ctx, cancellationPeriodViolations(ctx.value.periods), ['periods']));
export type CancellationTermDraft = z.output<typeof CancellationTermDraft>;

const PATH = '/v1/admin/organizations/:organizationId/cancellation-terms';

export const listCancellationTerms = endpoint({
  name: 'listCancellationTerms',
  method: 'GET',
  path: PATH,
  permission: 'view-rates',
  scope: 'organization',
  query: pageQuery({ sort: ['name', 'updated_at'], itemsPerPage: 250 }),
  reply: pageOf('cancellation_terms', CancellationTerm),
  labels: rateLabels,
});

export const getCancellationTerm = endpoint({
  name: 'getCancellationTerm',
  method: 'GET',
  path: `${PATH}/:termId`,
  permission: 'view-rates',
  scope: 'organization',
  reply: { cancellation_term: CancellationTerm },
});

export const createCancellationTerm = endpoint({
  name: 'createCancellationTerm',
  method: 'POST',
  path: PATH,
  permission: 'manage-finances',
  scope: 'organization',
  body: CancellationTermDraft,
  reply: { cancellation_term: CancellationTerm },
  labels: rateLabels,
  refusesImpersonation: true,
});

/** Changes a term. The change applies to new sales: a sold line keeps its term. */
export const updateCancellationTerm = endpoint({
  name: 'updateCancellationTerm',
  method: 'PUT',
  path: `${PATH}/:termId`,
  permission: 'manage-finances',
  scope: 'organization',
  body: CancellationTermDraft.safeExtend(Version),
  reply: { cancellation_term: CancellationTerm },
  problems: ['stale'],
  labels: rateLabels,
  refusesImpersonation: true,
});

export const removeCancellationTerm = endpoint({
  name: 'removeCancellationTerm',
  method: 'DELETE',
  path: `${PATH}/:termId`,
  permission: 'manage-finances',
  scope: 'organization',
  reply: 'nothing',
  problems: ['in_use'],
  refusesImpersonation: true,
});

/** Undoes a removal (docs/rules/access.md#restoring). */
export const restoreCancellationTerm = endpoint({
  name: 'restoreCancellationTerm',
  method: 'POST',
  path: `${PATH}/:termId/restore`,
  permission: 'manage-finances',
  scope: 'organization',
  reply: { cancellation_term: CancellationTerm },
  status: 200,
  refusesImpersonation: true,
});
