import {
  addingWaiting,
  askingVersion,
  invitingWaiting,
  listingWaiting,
  removingWaiting,
  resendingWaiting,
} from './waitlist-calls.ts';

const PATH = '/v1/admin/organizations/:organizationId/activities/:activityId/bundles/:bundleId/waitlist';

/** Who waits for a place in a bundle: a spot in every session to come (D4.6). */
export const listBundleWaitlist = listingWaiting('listBundleWaitlist', PATH);
export const getBundleWaitlistVersion = askingVersion('getBundleWaitlistVersion', PATH);
export const addBundleWaiting = addingWaiting('addBundleWaiting', PATH);
export const inviteBundleWaiting = invitingWaiting('inviteBundleWaiting', PATH);
export const resendBundleWaiting = resendingWaiting('resendBundleWaiting', PATH);
export const removeBundleWaiting = removingWaiting('removeBundleWaiting', PATH);
