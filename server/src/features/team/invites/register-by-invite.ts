import type { User } from '@move/contract/access/access.ts';
import type * as api from '@move/contract/team/invites.ts';
import { refusedByState } from '../../../platform/http/problem.ts';
import type { Call } from '../../../platform/http/route.ts';
import { changed } from '../../../platform/http/written.ts';
import { removeLink } from '../../../platform/mail/remove-links.ts';
import { createUser, findUser, issueToken } from '../../access/public.ts';
import { acceptOpenInvite, findOpenInvite, INVITE_LINK_LIMITS } from './accept-invite.ts';

/** Accepts an invite without an account: creates the user, adds the user to the team and logs in. */
export async function registerByInvite(call: Call<typeof api.registerByInvite>) {
  const { db, params, body, locale, now, throttle, request, config, query } = call;
  await throttle(`invite-register:${request.network}`, INVITE_LINK_LIMITS.tries, INVITE_LINK_LIMITS.seconds);
  const invite = await findOpenInvite(db, { token: params.token, now, applicationId: query.application_id ?? null });
  await removeLink(db, params.token);
  const { first_name, last_name, password } = body;
  const person = { email: invite.email, first_name, last_name, locale };
  const { name, brand } = invite.facts;
  const userId = await createUser(db, { ...person, password, namesToAvoid: brand === null ? [name] : [name, brand] });
  if (userId === null) throw refusedByState('state', 'invite.account');
  const change = await acceptOpenInvite({ db, invite, appUrl: config.appUrl, person: { id: userId, ...person } });
  const { apiToken } = await issueToken(db, { userId, request, now, config });
  const user: User = await findUser(db, userId);
  return changed({ api_token: apiToken, user }, change);
}
