import type { previewGrid } from '@move/contract/sessions/session-grid.ts';
import type { Call } from '../../platform/http/route.ts';
import { unaudited } from '../../platform/http/written.ts';
import { findClashes, hasTrainers } from './find-clashes.ts';
import { findHolidays } from './holidays-of-days.ts';
import { plansOf } from './plan-many.ts';
import { findSetting } from './planning-setting.ts';
import { dateOf, overlappingIn, placeOf, timedRows } from './present-plan.ts';
import { refuseForeignIn } from './refuse-foreign.ts';

/** The rows of a grid as whoever typed them reads them back; nothing is written, so there is nothing to audit. */
export async function previewManySessions(call: Call<typeof previewGrid>) {
  const { db, body } = call;
  const setting = await findSetting(db, call);
  const { organizationId, locale } = setting;
  const beside = { organizationId, activityId: setting.activity.id };
  const plans = plansOf(body.sessions, setting);
  await refuseForeignIn(db, { values: plans.map(({ values }) => values), organizationId });
  const planned = plans.flatMap((plan) =>
    timedRows(plan).map((timed) => ({ ...timed, plan, id: timed.row.id, place_id: placeOf(plan, setting) })),
  );
  const days = planned.map(({ row }) => row.start_date);
  const holidays = await findHolidays(db, days, locale);
  const spans = planned.map(({ id, starts_at, ends_at, place_id }) => ({ id, starts_at, ends_at, place_id }));
  const clashes = await findClashes(db, spans, { ...beside, removes: [] });
  const overlapping = (await hasTrainers(db, beside)) ? overlappingIn(inOrder(planned)) : overlappingByPlace(planned);
  const dates = planned.map((item, index) => ({
    ...dateOf(item, { plan: item.plan, setting, holidays }),
    overlaps: overlapping.has(item),
    clashes: clashes[index] ?? [],
  }));
  return unaudited({ rows: plans.map((plan) => dates.filter((_, index) => planned[index]?.plan === plan)) });
}

type Placed = { starts_at: string; ends_at: string; place_id: number | null };

const inOrder = <Item extends Placed>(planned: readonly Item[]) =>
  planned.toSorted((a, b) => (a.starts_at < b.starts_at ? -1 : 1));

/** Two rows may well begin together when they are at two places, and nobody has to be at both. */
function overlappingByPlace<Item extends Placed>(planned: readonly Item[]): ReadonlySet<Item> {
  const places = Map.groupBy(inOrder(planned), ({ place_id }) => place_id);
  return new Set([...places.values()].flatMap((items) => [...overlappingIn(items)]));
}
