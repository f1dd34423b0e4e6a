import { openingExceptionViolations, openingHoursViolations } from '@move/domain/locations/opening-hours.ts';
import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { Flag, Instant, IsoDate, Version, WallTime } from '../kit/fields.ts';
import { report } from '../kit/report.ts';
import { locationLabels } from './locations.labels.ts';

const State = z.enum(['open', 'closed']);
const ClosingTime = WallTime.or(z.literal('24:00'));
const block = { state: State, opened_at: WallTime.nullable(), closed_at: ClosingTime.nullable() };

const Weekday = z.int().min(1).max(7);
export const OpeningHours = z.strictObject({
  /** `weekday`: ISO weekday, 1 is Monday. At most three blocks a day; closing at or before opening means the next day. */
  opening_hours: z.array(z.strictObject({ weekday: Weekday, ...block })),
  /** Days that differ from the week. */
  exceptions: z.array(z.strictObject({ date: IsoDate, ...block })),
  may: z.strictObject({ update: Flag }),
  /** The version of the opening hours; the location has a version of its own. */
  updated_at: Instant,
});
export type OpeningHours = z.output<typeof OpeningHours>;

const OpeningHoursDraft = z
  .object({
    opening_hours: z.array(z.object({ weekday: Weekday, ...block })).max(100),
    exceptions: z
      .array(z.object({ date: IsoDate, ...block }))
      .max(1_000)
      .default([]),
    ...Version,
  })
  .check((ctx) => {
    report(ctx, openingHoursViolations(ctx.value.opening_hours), ['opening_hours']);
    report(ctx, openingExceptionViolations(ctx.value.exceptions), ['exceptions']);
  });

const PATH = '/v1/admin/locations/:locationId/opening-hours';

export const getOpeningHours = endpoint({
  name: 'getOpeningHours',
  method: 'GET',
  path: PATH,
  permission: ['view-locations', 'edit-location'],
  scope: 'record',
  ownedBy: 'locations',
  reply: OpeningHours.shape,
});

/** Replaces the week and the exceptional days. */
export const updateOpeningHours = endpoint({
  name: 'updateOpeningHours',
  method: 'PUT',
  path: PATH,
  permission: 'edit-location',
  scope: 'record',
  ownedBy: 'locations',
  body: OpeningHoursDraft,
  reply: OpeningHours.shape,
  problems: ['stale'],
  labels: locationLabels,
});
