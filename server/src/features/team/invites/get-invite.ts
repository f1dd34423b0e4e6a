import type * as api from '@move/contract/team/invites.ts';
import type { Invite } from '@move/contract/team/invites.ts';
import type { Call } from '../../../platform/http/route.ts';
import { findUserByEmail } from '../../access/public.ts';
import { findOpenInvite, GUESSES } from './accept-invite.ts';

export async function getInvite({ db, params, now, throttle, request }: Call<typeof api.getInvite>) {
  await throttle(`invite-link:${request.network}`, GUESSES.reads, GUESSES.seconds);
  const { team, facts, email, first_name, last_name, role } = await findOpenInvite(db, params.token, now);
  const named = { id: team.id, name: facts.name };
  const invite: Invite = {
    email,
    first_name,
    last_name,
    role,
    status: 'sent',
    organization: team.column === 'organization_id' ? named : null,
    application: team.column === 'application_id' ? named : null,
    brand_application_id: facts.brandId,
    has_account: (await findUserByEmail(db, email)) !== null,
  };
  return { invite };
}
