import {
  addingWaiting,
  askingVersion,
  invitingWaiting,
  listingWaiting,
  removingWaiting,
  resendingWaiting,
} from './waitlist-calls.ts';

const PATH = '/v1/admin/organizations/:organizationId/activities/:activityId/sessions/:sessionId/waitlist';

/** Who waits for a spot in a session. */
export const listSessionWaitlist = listingWaiting('listSessionWaitlist', PATH);
export const getSessionWaitlistVersion = askingVersion('getSessionWaitlistVersion', PATH);
export const addSessionWaiting = addingWaiting('addSessionWaiting', PATH);
export const inviteSessionWaiting = invitingWaiting('inviteSessionWaiting', PATH);
export const resendSessionWaiting = resendingWaiting('resendSessionWaiting', PATH);
export const removeSessionWaiting = removingWaiting('removeSessionWaiting', PATH);
