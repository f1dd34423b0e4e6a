import type { z } from 'zod';
import { report } from './report.ts';

type Degrees = number | null | undefined;

/** Whether one half is missing: left out while the other is present, or null while the other is a number. */
const isHalf = (half: Degrees, other: Degrees) =>
  (half === undefined && other !== undefined) || (half === null && typeof other === 'number');

/** Latitude and longitude are set, cleared or left out together. */
export function checkPin(ctx: { value: { latitude?: Degrees; longitude?: Degrees }; issues: z.core.$ZodRawIssue[] }) {
  const { latitude, longitude } = ctx.value;
  if (isHalf(latitude, longitude)) report(ctx, [{ path: ['latitude'], key: 'required' }]);
  if (isHalf(longitude, latitude)) report(ctx, [{ path: ['longitude'], key: 'required' }]);
}
