import { COMPARISONS, GRANULARITIES, statisticsPeriodViolations } from '@move/domain/statistics/period.ts';
import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { Count, Id, IsoDate, Named } from '../kit/fields.ts';
import { report } from '../kit/report.ts';
import { statisticsLabels } from './statistics.labels.ts';

const Percentage = z.number().min(0).nullable();

/** The figures of some days; what each counts is in docs/rules/statistics.md. */
export const Figures = z.strictObject({
  /** Counts sessions that take place, by the day of the session in its own zone. */
  sessions: Count,
  participants: Count,
  /** Spots of sessions with a limit, and how many of them are taken. */
  spots: Count,
  taken: Count,
  /** Participants of sessions that have started, and those of them who were present. */
  expected: Count,
  present: Count,
  /** With one decimal; null without spots, or without participants of started sessions. */
  occupancy_percentage: Percentage,
  check_in_percentage: Percentage,
  /** Counts by the day of the booking, cancellation or purchase, in the time zone of the platform that sold. */
  new_bookings: Count,
  cancellations: Count,
  purchases: Count,
  /** Null for a caller without rights to orders. Revenue is without VAT and service fees, before refunds. */
  money: z.strictObject({ orders: Count, revenue_in_cents: Count, refunded_in_cents: Count }).nullable(),
});
export type Figures = z.output<typeof Figures>;

const Bucket = Figures.extend({ date_from: IsoDate, date_until: IsoDate });

const TopActivity = z.strictObject({
  id: Id,
  name: z.string(),
  organization: Named,
  participants: Count,
  sessions: Count,
  occupancy_percentage: Percentage,
});

export const Statistics = z.strictObject({
  date_from: IsoDate,
  date_until: IsoDate,
  granularity: z.enum(GRANULARITIES),
  /** The numbers at this moment, whatever the period; null for one organisation. */
  organizations: z.strictObject({ pending: Count, accepted: Count }).nullable(),
  activities: Count,
  upcoming_sessions: Count,
  current: Figures,
  /** The period to compare with. */
  previous: Bucket,
  /** The buckets of the period, including empty ones; weeks start on Monday, and the period may cut off the first and last. */
  series: z.array(Bucket),
  /** The five with most participants in the period. */
  top_activities: z.array(TopActivity),
});
export type Statistics = z.output<typeof Statistics>;

/**
 * By default the last 30 days, with the granularity that fits the period. It is compared with as many days before it, or with the same part
 * of the month or year before.
 */
const query = z
  .object({
    dateFrom: IsoDate.optional(),
    dateUntil: IsoDate.optional(),
    granularity: z.enum(GRANULARITIES).optional(),
    comparison: z.enum(COMPARISONS).default('days'),
  })
  .check((ctx) => report(ctx, statisticsPeriodViolations(ctx.value)));

/** The figures of the current platform and its children. */
export const getApplicationStatistics = endpoint({
  name: 'getApplicationStatistics',
  method: 'GET',
  path: '/v1/admin/application/statistics',
  permission: 'view-application',
  scope: 'application',
  query,
  reply: { statistics: Statistics },
  labels: statisticsLabels,
});

/** The figures of an organisation; sales cover all platforms whose money the caller sees. */
export const getOrganizationStatistics = endpoint({
  name: 'getOrganizationStatistics',
  method: 'GET',
  path: '/v1/admin/organizations/:organizationId/statistics',
  permission: 'view-organization',
  scope: 'organization',
  query,
  reply: { statistics: Statistics },
  labels: statisticsLabels,
});
