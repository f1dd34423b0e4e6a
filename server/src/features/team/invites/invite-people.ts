import type * as api from '@move/contract/team/team.ts';
import type { GrantedRole } from '@move/domain/access/roles.ts';
import { mayManageRole, mayResend } from '@move/domain/team/invite.ts';
import { sql } from 'kysely';
import { hashToken, newToken } from '../../../platform/auth/token.ts';
import type { Database } from '../../../platform/database/database.ts';
import { forbidden, invalid, notFound, refusedByState } from '../../../platform/http/problem.ts';
import type { Call } from '../../../platform/http/route.ts';
import type { Throttle } from '../../../platform/http/limits/throttle.ts';
import { changed, type Subject } from '../../../platform/http/written.ts';
import { sendMail } from '../../../platform/mail/send-mail.ts';
import { findUserByEmail } from '../../access/public.ts';
import { inviteMail } from './invite-mails.ts';
import { findInvite, findTeamFacts, lockTeam, type Person, type TeamRef } from '../team.queries.ts';

/** What the operations on invites need of a call, for teams and platforms alike. */
type Inviting = Pick<
  Call<typeof api.createInvite>,
  'db' | 'caller' | 'applicationId' | 'locale' | 'config' | 'throttle'
> & {
  team: TeamRef;
};

type Invitee = { first_name: string; last_name: string; email: string; role: GrantedRole };

const inviteeName = ({ first_name, last_name }: { first_name: string; last_name: string }) =>
  `${first_name} ${last_name}`.trim();
export const subjectOf = (
  inviteId: number,
  person: { first_name: string; last_name: string; email: string },
): Subject => ({
  type: 'invites',
  id: inviteId,
  name: `${inviteeName(person)} <${person.email}>`,
});

const noLongerOpen = ({ status }: Person) =>
  refusedByState('state', status === 'accepted' ? 'invite.accepted' : 'invite.gone');

/** The record for the audit trail, with the organisation or platform it belongs to. */
export const auditedInvite = (person: Person, team: TeamRef) => ({ ...person, [team.column]: team.id });

export async function addInvite<P extends Person>(inviting: Inviting, invitee: Invitee) {
  const { db, caller, team, throttle } = inviting;
  await throttle(`invite:${caller.user.id}`, 200, 3_600);
  await lockTeam(db, team);
  if (!mayManageRole(caller.roles, invitee.role)) throw invalid('role', 'invite.role');
  if (await isMember(db, team, invitee.email)) throw invalid('email', 'invite.member');
  if (isOwnAddress(inviting, invitee)) throw invalid('email', 'invite.oneself');
  await closeOutdated(db, team, invitee.email);
  const token = newToken();
  const created = await db
    .insertInto('invites')
    .values({ ...invitee, [team.column]: team.id, token_hash: hashToken(token), invited_by: caller.user.id })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!created) throw invalid('email', 'invite.open');
  const invite = (await findInvite(db, team, created.id)) as P;
  await mailInvite(inviting, invite, token);
  return changed({ invite }, { subject: subjectOf(created.id, invite), after: auditedInvite(invite, team) });
}

/** Whether the address is the caller's own: users can't give themselves a role by an invite (docs/rules/access.md#invitations). */
const isOwnAddress = ({ caller }: Pick<Inviting, 'caller'>, { email }: { email: string }) =>
  email.toLowerCase() === caller.user.email.toLowerCase();

async function isMember(db: Database, team: TeamRef, email: string): Promise<boolean> {
  const { rows } = await sql<{ is_member: boolean }>`
    select exists (
      select from user_roles join users on users.id = user_roles.user_id
      where ${sql.ref(`user_roles.${team.column}`)} = ${team.id} and users.email = ${email}
        and users.deleted_at is null) as is_member`.execute(db);
  return rows[0]?.is_member ?? false;
}

/** Closes an expired invite, so that a new one can be made. */
export async function closeOutdated(db: Database, team: TeamRef, email: string): Promise<void> {
  await db
    .updateTable('invites')
    .set({ status: 'expired' })
    .where(team.column, '=', team.id)
    .where('email', '=', email)
    .where('status', '=', 'sent')
    .where('expires_at', '<=', sql<string>`now()`)
    .execute();
}

/** The most invites mailed to one address in an hour, by all inviters together, however often an invite is revoked and made again. */
const MAILS_MAX = 10;

/** Counts a mail with an invite to this address. Throws 429 above the limit. */
export const countInviteMail = (throttle: Throttle, email: string): Promise<void> =>
  throttle(`invite-mail:${email.toLowerCase()}`, MAILS_MAX, 3_600);

/** Mails an invite in the language of the invited user, or in that of the inviter when there is no such user. */
async function mailInvite(inviting: Inviting, invite: Person, token: string) {
  const { db, caller, team, applicationId, locale, config, throttle } = inviting;
  await countInviteMail(throttle, invite.email);
  const [user, facts] = [await findUserByEmail(db, invite.email), await findTeamFacts(db, team, applicationId)];
  if (!facts) throw notFound();
  await sendMail(
    db,
    inviteMail({
      to: invite.email,
      locale: user?.locale ?? locale,
      firstName: invite.first_name,
      inviter: inviteeName(caller.user),
      facts,
      role: invite.role,
      hasAccount: user !== null,
      expiresAt: await expiryOf(db, invite.invite_id),
      url: `${config.appUrl}/invite/register?token=${token}${facts.brandId === null ? '' : `&application=${facts.brandId}`}`,
    }),
  );
}

async function expiryOf(db: Database, inviteId: number | null): Promise<Date> {
  const { expires_at } = await db
    .selectFrom('invites')
    .select('expires_at')
    .where('id', '=', inviteId)
    .executeTakeFirstOrThrow();
  return new Date(expires_at);
}

export async function renewInvite<P extends Person>(inviting: Inviting, inviteId: number) {
  const { db, caller, team, throttle } = inviting;
  await lockTeam(db, team);
  const before = await findInvite(db, team, inviteId);
  if (!mayManageRole(caller.roles, before.role)) throw forbidden();
  if (!mayResend(before.status)) throw noLongerOpen(before);
  if (await isMember(db, team, before.email)) throw refusedByState('state', 'invite.member');
  if (isOwnAddress(inviting, before)) throw invalid('state', 'invite.oneself');
  await throttle(`resend:${inviteId}`, 5, 3_600);
  await closeOutdated(db, team, before.email);
  await assertSameInvitee(db, team, before);
  const token = newToken();
  await db
    .updateTable('invites')
    .set({
      status: 'sent',
      token_hash: hashToken(token),
      invited_at: sql`now()`,
      expires_at: sql`now() + interval '7 days'`,
      invited_by: caller.user.id,
    })
    .where('id', '=', inviteId)
    .execute();
  const invite = (await findInvite(db, team, inviteId)) as P;
  await mailInvite(inviting, invite, token);
  return changed(
    { invite },
    { subject: subjectOf(inviteId, invite), before: auditedInvite(before, team), after: auditedInvite(invite, team) },
  );
}

/** Throws for an old invite when another invite to the same address is open. */
async function assertSameInvitee(db: Database, team: TeamRef, { email, invite_id }: Person): Promise<void> {
  const other = await db
    .selectFrom('invites')
    .select('id')
    .where(team.column, '=', team.id)
    .where('email', '=', email)
    .where('status', '=', 'sent')
    .where('id', '<>', invite_id)
    .executeTakeFirst();
  if (other) throw refusedByState('state', 'invite.open');
}

export async function closeInvite({ db, caller, team }: Pick<Inviting, 'db' | 'caller' | 'team'>, inviteId: number) {
  const before = await findInvite(db, team, inviteId);
  if (!mayManageRole(caller.roles, before.role)) throw forbidden();
  if (!mayResend(before.status)) throw noLongerOpen(before);
  await db.updateTable('invites').set({ status: 'revoked' }).where('id', '=', inviteId).execute();
  const after = { ...before, status: 'revoked' };
  return changed(undefined, {
    subject: subjectOf(inviteId, before),
    before: auditedInvite(before, team),
    after: { ...after, [team.column]: team.id },
  });
}
