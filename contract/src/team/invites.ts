import { GRANTED_ROLES } from '@move/domain/access/roles.ts';
import { z } from 'zod';
import { isConfirmed, NewPassword, notConfirmed, TypedPassword, User } from '../access/access.ts';
import { endpoint } from '../kit/endpoint.ts';
import { Email, Id, Named, PersonName, QueryId } from '../kit/fields.ts';
import { teamLabels } from './team.labels.ts';

/** What the holder of a mailed link sees before accepting (docs/rules/privacy.md#personal-links). */
export const Invite = z.strictObject({
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  role: z.enum(GRANTED_ROLES),
  status: z.literal('sent'),
  /** Where the role will hold: in an organisation or on a platform, never both. */
  organization: Named.nullable(),
  application: Named.nullable(),
  /** The platform whose name and colours the pages have. */
  brand_application_id: Id.nullable(),
  has_account: z.boolean(),
});
export type Invite = z.output<typeof Invite>;

/** The platform from which the invite was sent, as in its link; without it, the home platform of the organisation. */
const query = z.object({ application_id: QueryId.optional() });

const PATH = '/v1/invites/:token';
const problems = ['invite.gone', 'invite.accepted', 'throttle'] as const;

/** The invite of a mailed link: 404 when it is unknown, 410 when it has expired or was revoked, 409 when it was accepted. */
export const getInvite = endpoint({
  name: 'getInvite',
  refusals: [410],
  method: 'GET',
  path: PATH,
  permission: 'public',
  scope: 'self',
  query,
  reply: { invite: Invite },
  problems,
});

/** Creates the account and accepts at once; the address is that of the invite. */
export const registerByInvite = endpoint({
  name: 'registerByInvite',
  refusals: [410],
  method: 'POST',
  path: `${PATH}/register`,
  permission: 'public',
  scope: 'self',
  query,
  body: z
    .object({
      first_name: PersonName,
      last_name: PersonName,
      password: NewPassword,
      password_confirmation: TypedPassword,
    })
    .refine(isConfirmed, notConfirmed),
  reply: { api_token: z.string(), user: User },
  problems: [...problems, 'invite.account', 'password.email', 'password.common', 'password.names'],
  labels: teamLabels,
  hasSecret: true,
});

/** Accepts for the account with the address of the invite: the caller is logged in to it, or sends its password. */
export const confirmInvite = endpoint({
  name: 'confirmInvite',
  refusals: [401, 403, 410],
  method: 'POST',
  path: `${PATH}/confirm`,
  permission: 'public',
  scope: 'self',
  query,
  body: z.object({ email: Email.optional(), password: TypedPassword.optional() }),
  reply: 'nothing',
  problems: [...problems, 'login.failed', 'login.ask', 'invite.oneself'],
  labels: teamLabels,
});
