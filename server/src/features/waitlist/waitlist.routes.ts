import * as api from '@move/contract/waitlist/bundle-waitlist.ts';
import * as sessionWaitlistApi from '@move/contract/waitlist/session-waitlist.ts';
import * as waitlistInvitesApi from '@move/contract/waitlist/waitlist-invites.ts';
import { route } from '../../platform/http/route.ts';
import { acceptWaitlistInvite, declineWaitlistInvite, getWaitlistInvite } from './answer-by-link.ts';
import { addEntry, inviteEntry, readListVersion, readWaitlist, removeEntry, resendInvite } from './change-waitlist.ts';

export const waitlistRoutes = [
  route(sessionWaitlistApi.listSessionWaitlist, readWaitlist),
  route(sessionWaitlistApi.getSessionWaitlistVersion, readListVersion),
  route(sessionWaitlistApi.addSessionWaiting, addEntry),
  route(sessionWaitlistApi.inviteSessionWaiting, inviteEntry),
  route(sessionWaitlistApi.resendSessionWaiting, resendInvite),
  route(sessionWaitlistApi.removeSessionWaiting, removeEntry),

  route(api.listBundleWaitlist, readWaitlist),
  route(api.getBundleWaitlistVersion, readListVersion),
  route(api.addBundleWaiting, addEntry),
  route(api.inviteBundleWaiting, inviteEntry),
  route(api.resendBundleWaiting, resendInvite),
  route(api.removeBundleWaiting, removeEntry),

  route(waitlistInvitesApi.getWaitlistInvite, getWaitlistInvite),
  route(waitlistInvitesApi.acceptWaitlistInvite, acceptWaitlistInvite),
  route(waitlistInvitesApi.declineWaitlistInvite, declineWaitlistInvite),
];
