import { getBundle, listBundles } from '@move/contract/bundles/bundles.ts';
import { createBundleParticipant, listBundleParticipants } from '@move/contract/participants/bundle-participants.ts';
import { createParticipant, listParticipants } from '@move/contract/participants/participants.ts';
import { getSession, listApplicationSessions, listSessions } from '@move/contract/sessions/sessions.ts';
import {
  addBundleWaiting,
  getBundleWaitlistVersion,
  inviteBundleWaiting,
  listBundleWaitlist,
  removeBundleWaiting,
  resendBundleWaiting,
} from '@move/contract/waitlist/bundle-waitlist.ts';
import {
  addSessionWaiting,
  getSessionWaitlistVersion,
  inviteSessionWaiting,
  listSessionWaitlist,
  removeSessionWaiting,
  resendSessionWaiting,
} from '@move/contract/waitlist/session-waitlist.ts';

/** The session or bundle that a waiting list is for. */
export type WaitlistScope = {
  kind: 'session' | 'bundle';
  organizationId: number;
  activityId: number;
  /** The id of the session or the bundle. */
  id: number;
};

const ofSession = {
  list: listSessionWaitlist,
  version: getSessionWaitlistVersion,
  add: addSessionWaiting,
  /** Adds the person as a participant, without an invitation. */
  join: createParticipant,
  invite: inviteSessionWaiting,
  resend: resendSessionWaiting,
  remove: removeSessionWaiting,
};

// the same calls at the URLs of a bundle; the cast is safe, because only the name of the last parameter differs
const ofBundle = {
  list: listBundleWaitlist,
  version: getBundleWaitlistVersion,
  add: addBundleWaiting,
  join: createBundleParticipant,
  invite: inviteBundleWaiting,
  resend: resendBundleWaiting,
  remove: removeBundleWaiting,
} as unknown as typeof ofSession;

type Params = { organizationId: number; activityId: number; sessionId: number };

/** The calls of a waiting list and the parameters of its URL. */
export function waitlistCalls({ kind, organizationId, activityId, id }: WaitlistScope) {
  const owner = { organizationId, activityId };
  return kind === 'session'
    ? { ...ofSession, params: { ...owner, sessionId: id } }
    : { ...ofBundle, params: { ...owner, bundleId: id } as unknown as Params };
}

/** Reads that show or count waiting people, or taken spots: an invitation reserves a spot. */
export const waitlistReads = [
  listSessionWaitlist,
  listBundleWaitlist,
  listParticipants,
  listBundleParticipants,
  getSession,
  listSessions,
  listApplicationSessions,
  getBundle,
  listBundles,
];

/** The path of the activity's settings, which have the waiting list and its automatic invitations. */
export const settingsPath = ({ organizationId, activityId }: WaitlistScope) =>
  `/organizations/${organizationId}/activities/${activityId}/settings`;
