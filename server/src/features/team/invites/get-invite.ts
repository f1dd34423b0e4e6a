import type * as api from '@move/contract/team/invites.ts';
import type { Invite } from '@move/contract/team/invites.ts';
import type { Call } from '../../../platform/http/route.ts';
import { findUserByEmail } from '../../access/public.ts';
import { findOpenInvite, INVITE_LINK_LIMITS } from './accept-invite.ts';

export async function getInvite({ db, params, query, now, throttle, request }: Call<typeof api.getInvite>) {
  await throttle(`invite-link:${request.network}`, INVITE_LINK_LIMITS.reads, INVITE_LINK_LIMITS.seconds);
  const { team, facts, email, first_name, last_name, role } = await findOpenInvite(db, {
    token: params.token,
    now,
    applicationId: query.application_id ?? null,
  });
  const owner = { id: team.id, name: facts.name };
  // an invitation to the organisation's own address has its name: the person enters an own one
  const isNamed = last_name !== facts.name;
  const invite: Invite = {
    email,
    first_name: isNamed ? first_name : '',
    last_name: isNamed ? last_name : '',
    role,
    status: 'sent',
    organization: team.column === 'organization_id' ? owner : null,
    application: team.column === 'application_id' ? owner : null,
    brand_application_id: facts.brandId,
    has_account: (await findUserByEmail(db, email)) !== null,
  };
  return { invite };
}
