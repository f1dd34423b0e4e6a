import { getActivity } from '@move/contract/activities/activities.ts';
import { getBundle } from '@move/contract/bundles/bundles.ts';
import { getSession } from '@move/contract/sessions/sessions.ts';
import type { AgeRule } from '@move/domain/participants/age-rule.ts';
import { useRead } from '../../platform/api/reads.ts';
import { bundleOf, type BookableScope, sessionOf } from './bookable-scope.ts';

/** The requirements of a session or bundle for its participants. */
export type Offer = {
  activity: string;
  /** The day on which ages are checked, `YYYY-MM-DD`. */
  day: string;
  ages: AgeRule;
  spots: number | null;
  taken: number;
  /** Null is unlimited. */
  free: number | null;
  waiting: number;
  hasWaitlist: boolean;
  isWalkIn: boolean;
  priceInCents: number;
  /** Paid on another website. */
  isPaidOutside: boolean;
  /** Only for a session: its start. */
  startsAt: string | null;
  /** Only for a session: it was canceled, so no people can be added. */
  isCanceled: boolean;
};

/** The facts of the session or bundle; undefined while they load. */
export function useOffer(bookable: BookableScope): Offer | undefined {
  const { organizationId, activityId } = bookable;
  const quiet = { showsErrors: true };
  const activity = useRead(getActivity, { params: { organizationId, activityId } }, quiet).data?.activity;
  const isSession = bookable.kind === 'session';
  const session = useRead(getSession, { params: sessionOf(bookable) }, { ...quiet, enabled: isSession }).data?.session;
  const bundle = useRead(getBundle, { params: bundleOf(bookable) }, { ...quiet, enabled: !isSession }).data?.bundle;
  const where = isSession ? session : bundle;
  if (activity === undefined || where === undefined) return undefined;
  return {
    activity: activity.name,
    day: (isSession ? session?.start_date : bundle?.next_session?.start_date) ?? where.start_date,
    ages: activity,
    spots: where.spots,
    taken: where.taken,
    free: where.free,
    waiting: where.waitlist_count,
    hasWaitlist: activity.has_waitlist,
    isWalkIn: activity.no_signup_required,
    priceInCents: where.rate?.price_in_cents ?? 0,
    isPaidOutside: activity.payment_url !== null,
    startsAt: session?.starts_at ?? null,
    isCanceled: session?.status === 'canceled',
  };
}
