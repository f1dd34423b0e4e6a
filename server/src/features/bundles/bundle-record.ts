import type * as api from '@move/contract/bundles/bundles.ts';
import type { Bundle } from '@move/contract/bundles/bundles.ts';
import { longDate } from '@move/domain/kit/dates/dates.ts';
import { invalid } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import type { Subject } from '../../platform/http/written.ts';

export const subjectOf = ({ id, name, activity }: Bundle): Subject => ({
  type: 'bundles',
  id,
  name: `${activity.name}, ${name}`,
});

/** Throws 422 when the bundle starts after the day of its first session (docs/rules/spots.md#bundles). */
export function assertStartsInTime(
  { start_date, first_session }: Bundle,
  { locale, now }: Pick<Call<typeof api.updateBundle>, 'locale' | 'now'>,
) {
  if (first_session === null || start_date <= first_session.start_date) return;
  const today = now.toISOString().slice(0, 10);
  throw invalid('start_date', 'bundle.start', { date: longDate(first_session.start_date, locale, today) });
}
