import type { Invite } from '@move/contract/team/invites.ts';
import type { Locale } from '@move/domain/kit/messages/locale.ts';
import { type InviteStatus, inviteStatus } from '@move/domain/team/invite.ts';
import { sql } from 'kysely';
import { hashToken } from '../../../platform/auth/token.ts';
import type { Database } from '../../../platform/database/database.ts';
import { gone, notFound, refusedByState } from '../../../platform/http/problem.ts';
import type { Change } from '../../../platform/http/written.ts';
import { sendMail } from '../../../platform/mail/send-mail.ts';
import { findUser, giveRole, hasRole, mailAdministrators } from '../../access/public.ts';
import { saveMemberContact } from '../../contacts/public.ts';
import { acceptedMail } from './invite-mails.ts';
import { findTeamFacts, type TeamRef, type TeamFacts } from '../team.queries.ts';

type OpenInvite = {
  id: number;
  email: string;
  first_name: string;
  last_name: string;
  role: Invite['role'];
  status: InviteStatus;
  invited_by: number | null;
  team: TeamRef;
  facts: TeamFacts;
};

/**
 * Locks the open invite of a link. Throws 404 for an unknown link, 410 when the invite ended, 409 when it was accepted
 * (docs/rules/privacy.md#personal-links). `applicationId` is the platform whose brand the page or mail should have.
 */
export async function findOpenInvite(
  db: Database,
  { token, now, applicationId = null }: { token: string; now: Date; applicationId?: number | null },
): Promise<OpenInvite> {
  // in a separate statement, since it enters the scope of the invite
  const { rows } = await sql<{ id: number | null }>`select enter_invite(${hashToken(token)}) as id`.execute(db);
  const id = rows[0]?.id;
  if (!id) throw notFound();
  const row = await db.selectFrom('invites').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
  const status = inviteStatus({ status: row.status as InviteStatus, expiresAt: new Date(row.expires_at) }, now);
  if (status === 'accepted') throw refusedByState('state', 'invite.accepted');
  const team: TeamRef =
    row.application_id === null
      ? { column: 'organization_id', id: row.organization_id ?? 0 }
      : { column: 'application_id', id: row.application_id };
  const facts = await findTeamFacts(db, team, applicationId);
  // there are no facts when the organisation or platform was removed
  if (status !== 'sent' || !facts) throw gone('state', 'invite.gone');
  return { ...row, status, role: row.role as Invite['role'], team, facts };
}

/** Calls per network in a number of seconds. They limit the load of scripts; the 256 bits of a link can't be guessed anyway. */
export const INVITE_LINK_LIMITS = { reads: 240, tries: 60, seconds: 3_600 };

type Accepting = {
  db: Database;
  invite: OpenInvite;
  appUrl: string;
  person: { id: number; email: string; first_name: string; last_name: string; locale: Locale };
};

export async function acceptOpenInvite({ db, invite, appUrl, person }: Accepting): Promise<Change> {
  const { team, role } = invite;
  const where = { [team.column]: team.id };
  if (!(await hasRole(db, { userId: person.id, scope: where }))) {
    await giveRole(db, { userId: person.id, role, scope: where, grantedBy: invite.invited_by });
  }
  await db
    .updateTable('invites')
    .set({ status: 'accepted', accepted_at: sql`now()` })
    .where('id', '=', invite.id)
    .execute();
  if (team.column === 'organization_id') {
    await saveMemberContact(db, { organizationId: team.id, userId: person.id, ...namesOf(person) });
  }
  await notifyInviter(db, { invite, person, appUrl });
  return {
    subject: { type: 'invites', id: invite.id, name: `${person.first_name} ${person.last_name} <${person.email}>` },
    before: { status: 'sent', ...where },
    after: { status: 'accepted', ...where },
    actorId: person.id,
  };
}

const namesOf = ({ first_name, last_name, email }: Accepting['person']) => ({ first_name, last_name, email });

type Accepted = Omit<Accepting, 'db'>;

/** Mails the inviter about the acceptance, and for a platform also its other administrators. Sends nothing without a known inviter. */
async function notifyInviter(db: Database, { invite, person, appUrl }: Accepted) {
  if (invite.invited_by === null) return;
  const inviter = await findUser(db, invite.invited_by);
  const { email, first_name, locale } = inviter;
  const { team, facts } = invite;
  const who = `${person.first_name} ${person.last_name}`;
  await sendMail(db, acceptedMail({ to: email, locale, firstName: first_name, who, team, facts, appUrl }));
  if (team.column === 'application_id') {
    const given = { about: person, by: inviter, applicationId: team.id, what: 'given', isAccepted: true } as const;
    await mailAdministrators({ db, appUrl }, given);
  }
}
