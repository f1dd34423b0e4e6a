import { listBundles, getBundle } from '@move/contract/bundles/bundles.ts';
import { getActivity } from '@move/contract/activities/activities.ts';
import { listBundleParticipants } from '@move/contract/participants/bundle-participants.ts';
import { getParticipant, listParticipants } from '@move/contract/participants/participants.ts';
import { getSession, listApplicationSessions, listSessions } from '@move/contract/sessions/sessions.ts';

/** Where people take part: one session, or a bundle and so all of its sessions. */
export type BookableParams = {
  kind: 'session' | 'bundle';
  organizationId: number;
  activityId: number;
  /** Id of the session or the bundle. */
  id: number;
};

export const sessionParams = ({ organizationId, activityId, id }: BookableParams) => ({
  organizationId,
  activityId,
  sessionId: id,
});

export const bundleParams = ({ organizationId, activityId, id }: BookableParams) => ({
  organizationId,
  activityId,
  bundleId: id,
});

/** The URL of the printable attendance list of a session. */
export const sheetPath = ({ organizationId, activityId, id }: BookableParams) =>
  `/organizations/${organizationId}/activities/${activityId}/sessions/${id}/attendance`;

/** Reads that show participants, or count them. */
export const peopleReads = [
  listParticipants,
  getParticipant,
  listBundleParticipants,
  getSession,
  listSessions,
  listApplicationSessions,
  getBundle,
  listBundles,
  getActivity,
];
