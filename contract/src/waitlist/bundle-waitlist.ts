import { endpoint } from '../kit/endpoint.ts';
import { ListVersion } from '../kit/fields.ts';
import { WaitlistDraft, WaitlistEntry, waitlistQuery, waitlistReply } from './waitlist-entry.ts';
import { guardOf, NOT_NOW } from './waitlist-guard.ts';
import { waitlistLabels } from './waitlist.labels.ts';

const PATH = '/v1/admin/organizations/:organizationId/activities/:activityId/bundles/:bundleId/waitlist';

/** The people who wait for a place in a bundle, which is a spot in every session to come. */
export const listBundleWaitlist = endpoint({
  ...guardOf(PATH),
  name: 'listBundleWaitlist',
  method: 'GET',
  path: PATH,
  query: waitlistQuery,
  reply: waitlistReply,
  labels: waitlistLabels,
});

/** Whether anything changed since the list was read: asked every second or so while it is on a screen. */
export const getBundleWaitlistVersion = endpoint({
  ...guardOf(PATH),
  name: 'getBundleWaitlistVersion',
  method: 'GET',
  path: `${PATH}/version`,
  reply: { version: ListVersion },
});

/** At the end of the list; 422 on `waitlist` when the activity has none. The first one is invited at once when a spot is free. */
export const addBundleWaiting = endpoint({
  ...guardOf(PATH),
  name: 'addBundleWaiting',
  method: 'POST',
  path: PATH,
  body: WaitlistDraft,
  reply: { entry: WaitlistEntry },
  problems: ['waitlist.over'],
  labels: waitlistLabels,
});

/** Out of turn too. A free spot is kept for the answer; without one the first who accepts gets the next. */
export const inviteBundleWaiting = endpoint({
  ...guardOf(PATH),
  name: 'inviteBundleWaiting',
  method: 'POST',
  path: `${PATH}/:entryId/invite`,
  reply: { entry: WaitlistEntry },
  status: 200,
  problems: ['waitlist.open', 'waitlist.accepted', 'waitlist.removed', 'person.gone', ...NOT_NOW],
});

/** A new link and a new day to answer, at most once a minute (429). */
export const resendBundleWaiting = endpoint({
  ...guardOf(PATH),
  name: 'resendBundleWaiting',
  method: 'POST',
  path: `${PATH}/:entryId/resend`,
  reply: { entry: WaitlistEntry },
  status: 200,
  problems: ['waitlist.not_invited', 'person.gone', ...NOT_NOW, 'throttle'],
});

/** The entry stays in the history; a spot that was kept goes to the next in line. */
export const removeBundleWaiting = endpoint({
  ...guardOf(PATH),
  name: 'removeBundleWaiting',
  method: 'DELETE',
  path: `${PATH}/:entryId`,
  reply: 'nothing',
  problems: ['waitlist.accepted', 'waitlist.removed'],
});
