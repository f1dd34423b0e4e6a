import { periodViolations } from '@move/domain/rates/cancellation.ts';
import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { Flag, Id, Name, Percentage, Stamps, Version } from '../kit/fields.ts';
import { pageOf, pageQuery } from '../kit/paging.ts';
import { report } from '../kit/report.ts';
import { rateLabels } from './rates.labels.ts';

/** Whole minutes before the session; null is the moment of booking (from) and the start (until). */
const minutes = z.int().nullable();

const CancellationPeriod = z.strictObject({
  from_minutes: minutes,
  until_minutes: minutes,
  refund_percentage: Percentage,
});

/** How much comes back when somebody cancels, by the time that is left (R3-25, D5.5). */
export const CancellationTerm = z.strictObject({
  id: Id,
  name: z.string(),
  periods: z.array(CancellationPeriod),
  rates_count: z.int().min(0),
  /** Whether a rate or an activity has it: then it can't be deleted. */
  is_used: Flag,
  ...Stamps,
});
export type CancellationTerm = z.output<typeof CancellationTerm>;

const TEN_YEARS = 5_256_000;
const minutesDraft = z.number().max(TEN_YEARS).nullable();

// the numbers of a period are the domain's to judge, so that each fault has its own sentence (R5-16)
const PeriodDraft = z.object({
  from_minutes: minutesDraft,
  until_minutes: minutesDraft,
  refund_percentage: z
    .number()
    .nullable()
    .transform((value) => value ?? Number.NaN),
});

/** A name and at least one period, consecutive from booking to start (R5-06 … R5-16). */
export const CancellationTermDraft = z
  .object({ name: Name, periods: z.array(PeriodDraft).max(50), ...Version })
  .check((ctx) => report(ctx, periodViolations(ctx.value.periods), ['periods']));
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

/** Counts for what is sold from now on: the term is frozen into what was sold (D5.5). */
export const updateCancellationTerm = endpoint({
  name: 'updateCancellationTerm',
  method: 'PUT',
  path: `${PATH}/:termId`,
  permission: 'manage-finances',
  scope: 'organization',
  body: CancellationTermDraft,
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

/** Undoes a removal of at most 30 days ago (D1.26). */
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
