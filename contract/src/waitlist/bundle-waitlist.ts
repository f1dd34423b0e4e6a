import { endpoint } from '../kit/endpoint.ts';
import { ListVersion } from '../kit/fields.ts';
import { WaitlistDraft, WaitlistEntry, waitlistQuery, waitlistReply } from './waitlist-entry.ts';
import { waitlistGuard, NOT_INVITABLE_PROBLEMS } from './waitlist-guard.ts';
import { waitlistLabels } from './waitlist.labels.ts';

const PATH = '/v1/admin/organizations/:organizationId/activities/:activityId/bundles/:bundleId/waitlist';

/** The waiting list of a bundle, where a spot is a spot in every session to come. */
export const listBundleWaitlist = endpoint({
  ...waitlistGuard(PATH),
  name: 'listBundleWaitlist',
  method: 'GET',
  path: PATH,
  query: waitlistQuery,
  reply: waitlistReply,
  labels: waitlistLabels,
});

/** The version of the list: it differs once anything in the list has changed. Polled every second or so while the list is on a screen. */
export const getBundleWaitlistVersion = endpoint({
  ...waitlistGuard(PATH),
  name: 'getBundleWaitlistVersion',
  method: 'GET',
  path: `${PATH}/version`,
  reply: { version: ListVersion },
});

/**
 * Adds a person to the end of the list; 422 on `waitlist` when the activity has none. The first entry is invited at once when a spot is
 * free.
 */
export const addBundleWaiting = endpoint({
  ...waitlistGuard(PATH),
  name: 'addBundleWaiting',
  method: 'POST',
  path: PATH,
  body: WaitlistDraft,
  reply: { entry: WaitlistEntry },
  problems: ['waitlist.over'],
  labels: waitlistLabels,
});

/**
 * Invites an entry, whatever its position. A free spot is reserved until the answer; if none is free, the first to accept gets the next.
 */
export const inviteBundleWaiting = endpoint({
  ...waitlistGuard(PATH),
  name: 'inviteBundleWaiting',
  method: 'POST',
  path: `${PATH}/:entryId/invite`,
  reply: { entry: WaitlistEntry },
  status: 200,
  problems: ['waitlist.open', 'waitlist.accepted', 'waitlist.removed', 'person.gone', ...NOT_INVITABLE_PROBLEMS],
});

/** Mails a new link, at most once a minute (429). The person again has a day to answer, at most until sign-up closes. */
export const resendBundleWaiting = endpoint({
  ...waitlistGuard(PATH),
  name: 'resendBundleWaiting',
  method: 'POST',
  path: `${PATH}/:entryId/resend`,
  reply: { entry: WaitlistEntry },
  status: 200,
  problems: ['waitlist.not_invited', 'person.gone', ...NOT_INVITABLE_PROBLEMS, 'throttle'],
});

/** Removes an entry. It stays in the history; a reserved spot is offered to the next entry. */
export const removeBundleWaiting = endpoint({
  ...waitlistGuard(PATH),
  name: 'removeBundleWaiting',
  method: 'DELETE',
  path: `${PATH}/:entryId`,
  reply: 'nothing',
  problems: ['waitlist.accepted', 'waitlist.removed'],
});
