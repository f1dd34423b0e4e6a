import { getActivity } from '@move/contract/activities/activities.ts';
import { getBundle } from '@move/contract/bundles/bundles.ts';
import { getSession } from '@move/contract/sessions/sessions.ts';
import type { AgeRule } from '@move/domain/participants/age-rule.ts';
import { useRead } from '../../platform/api/reads.ts';
import { bundleParams, type BookableParams, sessionParams } from './bookable-scope.ts';

/** The details of a session or bundle that the participants screens show. */
export type BookableDetails = {
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
  /** A free spot is offered to the first person on the waiting list. */
  invitesNext: boolean;
  isWalkIn: boolean;
  priceInCents: number;
  /** Paid on another website. */
  isPaidOutside: boolean;
  /** Only for a session: its start. */
  startsAt: string | null;
  /** Only for a session: it was canceled, so no people can be added. */
  isCanceled: boolean;
};

/** The details of the session or bundle; undefined while they load and when a read failed. */
export function useBookableDetails(bookable: BookableParams): BookableDetails | undefined {
  const { organizationId, activityId } = bookable;
  const activity = useRead(getActivity, { params: { organizationId, activityId } }).data?.activity;
  const isSession = bookable.kind === 'session';
  const session = useRead(getSession, { params: sessionParams(bookable) }, { enabled: isSession }).data?.session;
  const bundle = useRead(getBundle, { params: bundleParams(bookable) }, { enabled: !isSession }).data?.bundle;
  const bookableRecord = isSession ? session : bundle;
  if (activity === undefined || bookableRecord === undefined) return undefined;
  return {
    activity: activity.name,
    day: (isSession ? session?.start_date : bundle?.next_session?.start_date) ?? bookableRecord.start_date,
    ages: activity,
    spots: bookableRecord.spots,
    taken: bookableRecord.taken,
    free: bookableRecord.free,
    waiting: bookableRecord.waitlist_count,
    hasWaitlist: activity.has_waitlist,
    invitesNext: activity.has_waitlist && activity.waitlist_auto_invite,
    isWalkIn: activity.no_signup_required,
    priceInCents: bookableRecord.rate?.price_in_cents ?? 0,
    isPaidOutside: activity.payment_url !== null,
    startsAt: session?.starts_at ?? null,
    isCanceled: session?.status === 'canceled',
  };
}
