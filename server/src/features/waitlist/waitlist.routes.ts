import * as api from '@move/contract/waitlist/bundle-waitlist.ts';
import * as sessionWaitlistApi from '@move/contract/waitlist/session-waitlist.ts';
import * as waitlistInvitesApi from '@move/contract/waitlist/waitlist-invites.ts';
import { route } from '../../platform/http/route.ts';
import { acceptWaitlistInvite } from './accept-waitlist-invite.ts';
import { addBundleWaiting } from './add-bundle-waiting.ts';
import { addSessionWaiting } from './add-session-waiting.ts';
import { declineWaitlistInvite } from './decline-waitlist-invite.ts';
import { getBundleWaitlistVersion } from './get-bundle-waitlist-version.ts';
import { getSessionWaitlistVersion } from './get-session-waitlist-version.ts';
import { inviteBundleWaiting } from './invite-bundle-waiting.ts';
import { inviteSessionWaiting } from './invite-session-waiting.ts';
import { listBundleWaitlist } from './list-bundle-waitlist.ts';
import { listSessionWaitlist } from './list-session-waitlist.ts';
import { removeBundleWaiting } from './remove-bundle-waiting.ts';
import { removeSessionWaiting } from './remove-session-waiting.ts';
import { resendBundleWaiting } from './resend-bundle-waiting.ts';
import { resendSessionWaiting } from './resend-session-waiting.ts';
import { getWaitlistInvite } from './waitlist.queries.ts';

export const waitlistRoutes = [
  route(sessionWaitlistApi.listSessionWaitlist, listSessionWaitlist),
  route(sessionWaitlistApi.getSessionWaitlistVersion, getSessionWaitlistVersion),
  route(sessionWaitlistApi.addSessionWaiting, addSessionWaiting),
  route(sessionWaitlistApi.inviteSessionWaiting, inviteSessionWaiting),
  route(sessionWaitlistApi.resendSessionWaiting, resendSessionWaiting),
  route(sessionWaitlistApi.removeSessionWaiting, removeSessionWaiting),

  route(api.listBundleWaitlist, listBundleWaitlist),
  route(api.getBundleWaitlistVersion, getBundleWaitlistVersion),
  route(api.addBundleWaiting, addBundleWaiting),
  route(api.inviteBundleWaiting, inviteBundleWaiting),
  route(api.resendBundleWaiting, resendBundleWaiting),
  route(api.removeBundleWaiting, removeBundleWaiting),

  route(waitlistInvitesApi.getWaitlistInvite, getWaitlistInvite),
  route(waitlistInvitesApi.acceptWaitlistInvite, acceptWaitlistInvite),
  route(waitlistInvitesApi.declineWaitlistInvite, declineWaitlistInvite),
];
