import * as api from '@move/contract/waitlist/bundle-waitlist.ts';
import * as sessionWaitlistApi from '@move/contract/waitlist/session-waitlist.ts';
import * as waitlistInvitesApi from '@move/contract/waitlist/waitlist-invites.ts';
import { route } from '../../platform/http/route.ts';
import { acceptWaitlistInvite } from './invitations/accept-waitlist-invite.ts';
import { addBundleWaiting } from './bundles/add-bundle-waiting.ts';
import { addSessionWaiting } from './sessions/add-session-waiting.ts';
import { declineWaitlistInvite } from './invitations/decline-waitlist-invite.ts';
import { getBundleWaitlistVersion } from './bundles/get-bundle-waitlist-version.ts';
import { getSessionWaitlistVersion } from './sessions/get-session-waitlist-version.ts';
import { inviteBundleWaiting } from './bundles/invite-bundle-waiting.ts';
import { inviteSessionWaiting } from './sessions/invite-session-waiting.ts';
import { listBundleWaitlist } from './bundles/list-bundle-waitlist.ts';
import { listSessionWaitlist } from './sessions/list-session-waitlist.ts';
import { removeBundleWaiting } from './bundles/remove-bundle-waiting.ts';
import { removeSessionWaiting } from './sessions/remove-session-waiting.ts';
import { resendBundleWaiting } from './bundles/resend-bundle-waiting.ts';
import { resendSessionWaiting } from './sessions/resend-session-waiting.ts';
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
