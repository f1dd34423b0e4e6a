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
import {
  acceptWaitlistInvite,
  declineWaitlistInvite,
  getWaitlistInvite,
} from '@move/contract/waitlist/waitlist-invites.ts';
import { route } from '../../platform/http/route.ts';
import { acceptByLink, declineByLink, readByLink } from './answer-by-link.ts';
import { addEntry, inviteEntry, readListVersion, readWaitlist, removeEntry, resendInvite } from './change-waitlist.ts';

export const waitlistRoutes = [
  route(listSessionWaitlist, readWaitlist),
  route(getSessionWaitlistVersion, readListVersion),
  route(addSessionWaiting, addEntry),
  route(inviteSessionWaiting, inviteEntry),
  route(resendSessionWaiting, resendInvite),
  route(removeSessionWaiting, removeEntry),

  route(listBundleWaitlist, readWaitlist),
  route(getBundleWaitlistVersion, readListVersion),
  route(addBundleWaiting, addEntry),
  route(inviteBundleWaiting, inviteEntry),
  route(resendBundleWaiting, resendInvite),
  route(removeBundleWaiting, removeEntry),

  route(getWaitlistInvite, readByLink),
  route(acceptWaitlistInvite, acceptByLink),
  route(declineWaitlistInvite, declineByLink),
];
