import type { Role } from '../access/roles.ts';

/** In the order of an invite's life; an accepted invite is an active member. */
export const INVITE_STATUSES = ['sent', 'accepted', 'expired', 'revoked'] as const;
export type InviteStatus = (typeof INVITE_STATUSES)[number];

/** An invite can be accepted for this many days. */
export const INVITE_DAYS = 7;

/** An invite stored as sent has expired once its last moment has passed. */
export function inviteStatus(invite: { status: InviteStatus; expiresAt: Date }, now: Date): InviteStatus {
  return invite.status === 'sent' && invite.expiresAt <= now ? 'expired' : invite.status;
}

/** A sent or expired invite can get a new link; accepted and revoked are final. */
export function mayResend(status: InviteStatus): boolean {
  return status === 'sent' || status === 'expired';
}

const RANK = { trainer: 1, organization: 2, admin: 3, superadmin: 4 } as const satisfies Record<Role, number>;

/** Whether a user with the `held` roles may give, change or remove a role: it must not be above their own. */
export function mayManageRole(held: readonly string[], role: Role): boolean {
  return (Object.keys(RANK) as Role[]).some((own) => held.includes(own) && RANK[own] >= RANK[role]);
}
