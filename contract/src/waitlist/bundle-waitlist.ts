import { endpoint } from '../kit/endpoint.ts';
import { WaitlistDraft, WaitlistEntry, waitlistQuery, waitlistReply } from './waitlist-entry.ts';
import { waitlistLabels } from './waitlist.labels.ts';

const PATH = '/v1/admin/organizations/:organizationId/activities/:activityId/bundles/:bundleId/waitlist';
const ONE = `${PATH}/:entryId` as const;

/** Who waits for a place in a bundle: a spot in every session to come (D4.6). */
export const listBundleWaitlist = endpoint({
  name: 'listBundleWaitlist',
  method: 'GET',
  path: PATH,
  permission: 'view-bundle',
  scope: 'organization',
  query: waitlistQuery,
  reply: waitlistReply,
  labels: waitlistLabels,
});

/** At the end of the list; 422 on `waitlist` when the activity has none. Whoever comes first with a free spot is invited at once. */
export const addBundleWaiting = endpoint({
  name: 'addBundleWaiting',
  method: 'POST',
  path: PATH,
  permission: 'manage-participants',
  scope: 'organization',
  body: WaitlistDraft,
  reply: { entry: WaitlistEntry },
  problems: ['waitlist.over'],
  labels: waitlistLabels,
});

/** Out of turn too. A free spot is kept for the answer; without one the first who accepts gets the next (D4.5). */
export const inviteBundleWaiting = endpoint({
  name: 'inviteBundleWaiting',
  method: 'POST',
  path: `${ONE}/invite`,
  permission: 'manage-participants',
  scope: 'organization',
  reply: { entry: WaitlistEntry },
  status: 200,
  problems: [
    'waitlist.open',
    'waitlist.accepted',
    'waitlist.removed',
    'waitlist.present',
    'waitlist.age',
    'waitlist.over',
    'waitlist.closing',
  ],
});

/** A new link and a new day to answer, at most once a minute (429). */
export const resendBundleWaiting = endpoint({
  name: 'resendBundleWaiting',
  method: 'POST',
  path: `${ONE}/resend`,
  permission: 'manage-participants',
  scope: 'organization',
  reply: { entry: WaitlistEntry },
  status: 200,
  problems: [
    'waitlist.not_invited',
    'waitlist.present',
    'waitlist.age',
    'waitlist.over',
    'waitlist.closing',
    'throttle',
  ],
});

/** The entry stays in the history; a spot that was kept goes to the next in line. */
export const removeBundleWaiting = endpoint({
  name: 'removeBundleWaiting',
  method: 'DELETE',
  path: ONE,
  permission: 'manage-participants',
  scope: 'organization',
  reply: 'nothing',
  problems: ['waitlist.accepted', 'waitlist.removed'],
});
