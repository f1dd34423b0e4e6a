import type { z } from 'zod';
import { report } from './report.ts';

type Degrees = number | null | undefined;

/** Whether a half is missing beside the other one: left out beside one that is named, or null beside a number. */
const isHalf = (half: Degrees, other: Degrees) =>
  (half === undefined && other !== undefined) || (half === null && typeof other === 'number');

/** A place on the map comes, goes or stays as a whole: both numbers, null twice, or neither. */
export function checkPin(ctx: { value: { latitude?: Degrees; longitude?: Degrees }; issues: z.core.$ZodRawIssue[] }) {
  const { latitude, longitude } = ctx.value;
  if (isHalf(latitude, longitude)) report(ctx, [{ path: ['latitude'], key: 'required' }]);
  if (isHalf(longitude, latitude)) report(ctx, [{ path: ['longitude'], key: 'required' }]);
}
