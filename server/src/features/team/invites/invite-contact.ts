import type { Locale } from '@move/domain/kit/messages/locale.ts';
import { sql } from 'kysely';
import { auditBySystem } from '../../../platform/audit/audit-by-system.ts';
import { hashToken, newToken } from '../../../platform/auth/token.ts';
import type { Database } from '../../../platform/database/database.ts';
import { sendMail } from '../../../platform/mail/send-mail.ts';
import { findUserByEmail } from '../../access/public.ts';
import { findInvite, findTeamFacts, lockTeam, type TeamRef } from '../team.queries.ts';
import { inviteMail } from './invite-mails.ts';
import { closeOutdated, auditedInvite, subjectOf } from './invite-people.ts';

type Contact = {
  organizationId: number;
  /** The organisation's own address. */
  email: string;
  locale: Locale;
  /** The user who accepted the organisation; the invitation ends with that user's rights. */
  invitedBy: number;
  appUrl: string;
  /** Counts a mail to the address, and returns whether it may get one; asked only when somebody would be invited. */
  mayMail: () => Promise<boolean>;
};

export type ContactOutcome = 'invited' | 'too_often' | 'not_invited';

const CONTACT: Readonly<Record<Locale, string>> = { nl: 'Contactpersoon', en: 'Contact' };

/**
 * Invites the address of an accepted organisation that has no team yet, as staff. Returns `not_invited` when the team has
 * members or open invitations, or the user may not invite this address; `too_often` when the address may get no mail now
 * (docs/rules/access.md#invitations).
 */
export async function inviteContact(db: Database, contact: Contact): Promise<ContactOutcome> {
  const { organizationId, email, locale, invitedBy, appUrl, mayMail } = contact;
  const team: TeamRef = { column: 'organization_id', id: organizationId };
  await lockTeam(db, team);
  const inviter = await findInviter(db, contact);
  const facts = await findTeamFacts(db, team);
  if (inviter === null || facts === null) return 'not_invited';
  if (!(await mayMail())) return 'too_often';
  const { first_name, last_name, hasAccount } = await findInvitee(db, { email, locale, organization: facts.name });
  await closeOutdated(db, team, email);
  const token = newToken();
  const { id, expires_at } = await db
    .insertInto('invites')
    .values({
      first_name,
      last_name,
      email,
      role: 'organization',
      organization_id: organizationId,
      token_hash: hashToken(token),
      invited_by: invitedBy,
    })
    .returning(['id', 'expires_at'])
    .executeTakeFirstOrThrow();
  const invited = await findInvite(db, team, id);
  const change = { subject: subjectOf(id, invited), after: auditedInvite(invited, team), organizationId };
  await auditBySystem(db, 'createInvite', [change], invitedBy);
  const invite = { to: email, locale, firstName: hasAccount ? first_name : null, inviter, facts, hasAccount };
  const url = `${appUrl}/invite/register?token=${token}`;
  const mail = inviteMail({ ...invite, role: 'organization', expiresAt: new Date(expires_at), url, isAccepted: true });
  await sendMail(db, { ...mail, organizationId });
  return 'invited';
}

/** The name of the inviter; null when the team has members or open invitations, or the user may not invite this address. */
async function findInviter(db: Database, { organizationId, email, invitedBy }: Contact): Promise<string | null> {
  const { rows } = await sql<{ name: string }>`
    select trim(first_name || ' ' || last_name) as name from users
    where id = ${invitedBy} and email <> ${email} and may_invite(id, ${organizationId}, null, 'organization')
      and not exists (select from user_roles where organization_id = ${organizationId})
      and not exists (
        select from invites where organization_id = ${organizationId} and status = 'sent' and expires_at > now())`.execute(
    db,
  );
  return rows[0]?.name ?? null;
}

type Addressee = { email: string; locale: Locale; organization: string };

/** The user with this address, else the name of the organisation: the person then enters an own name (get-invite.ts). */
async function findInvitee(db: Database, { email, locale, organization }: Addressee) {
  const user = await findUserByEmail(db, email);
  if (user !== null) return { first_name: user.first_name, last_name: user.last_name, hasAccount: true };
  return { first_name: CONTACT[locale], last_name: organization, hasAccount: false };
}
