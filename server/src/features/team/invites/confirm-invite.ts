import type * as api from '@move/contract/team/invites.ts';
import { invalid, Problem, unauthenticated } from '../../../platform/http/problem.ts';
import type { Call } from '../../../platform/http/route.ts';
import { changed } from '../../../platform/http/written.ts';
import { removeLink } from '../../../platform/mail/remove-links.ts';
import { findUserByToken, verifyLogin } from '../../access/public.ts';
import { acceptOpenInvite, findOpenInvite, INVITE_LINK_LIMITS } from './accept-invite.ts';

/** Accepts an invite with the account of the invited address, proven by a login or the password. */
export async function confirmInvite(call: Call<typeof api.confirmInvite>) {
  const { db, params, now, throttle, request, config, query } = call;
  await throttle(`invite-confirm:${request.network}`, INVITE_LINK_LIMITS.tries, INVITE_LINK_LIMITS.seconds);
  const invite = await findOpenInvite(db, { token: params.token, now, applicationId: query.application_id ?? null });
  const person = await provenUser(call, invite.email);
  if (invite.invited_by === person.id) throw invalid('state', 'invite.oneself');
  await removeLink(db, params.token);
  return changed(undefined, await acceptOpenInvite({ db, invite, appUrl: config.appUrl, person }));
}

async function provenUser(call: Call<typeof api.confirmInvite>, email: string) {
  const { db, body, request } = call;
  const { password } = body;
  if (password !== undefined) {
    const user = await verifyLogin(call, { email: body.email ?? '', password });
    if (user.email.toLowerCase() !== email.toLowerCase()) throw invalid('email', 'login.failed');
    return user;
  }
  if (request.bearer === null) throw unauthenticated();
  const user = await findUserByToken(db, request.bearer);
  if (!user) throw unauthenticated();
  if (user.email.toLowerCase() !== email.toLowerCase()) {
    throw new Problem(403, [{ field: 'permission', key: 'invite.other' }]);
  }
  return user;
}
