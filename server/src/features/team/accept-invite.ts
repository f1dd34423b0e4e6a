import type { User } from '@move/contract/access/access.ts';
import type * as api from '@move/contract/team/invites.ts';
import type { Invite } from '@move/contract/team/invites.ts';
import type { Locale } from '@move/domain/kit/messages.ts';
import { type InviteStatus, inviteStatus } from '@move/domain/team/invite.ts';
import { sql } from 'kysely';
import { hashToken } from '../../platform/auth/token.ts';
import type { Database } from '../../platform/database/database.ts';
import { gone, invalid, notFound, Problem, refusedByState, unauthenticated } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { type Change, changed } from '../../platform/http/written.ts';
import { removeLink } from '../../platform/mail/remove-links.ts';
import { sendMail } from '../../platform/mail/send-mail.ts';
import {
  createUser,
  findAccount,
  findBearer,
  findUser,
  giveRole,
  hasRole,
  issueToken,
  verifyLogin,
} from '../access/public.ts';
import { saveMemberContact } from '../contacts/public.ts';
import { acceptedMail } from './invite-mails.ts';
import { findPlace, type Place, type PlaceFacts } from './team.queries.ts';

type OpenInvite = {
  id: number;
  email: string;
  first_name: string;
  last_name: string;
  role: Invite['role'];
  status: InviteStatus;
  invited_by: number | null;
  place: Place;
  facts: PlaceFacts;
};

/** The invitation of a link that can still be accepted, locked; 404 unknown, 410 over, 409 accepted (D1.2). */
async function findOpenInvite(db: Database, token: string, now: Date): Promise<OpenInvite> {
  // a statement of its own: it enters the scope of the invitation
  const { rows } = await sql<{ id: number | null }>`select enter_invite(${hashToken(token)}) as id`.execute(db);
  const id = rows[0]?.id;
  if (!id) throw notFound();
  const row = await db.selectFrom('invites').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
  const status = inviteStatus({ status: row.status as InviteStatus, expiresAt: new Date(row.expires_at) }, now);
  if (status === 'accepted') throw refusedByState('state', 'invite.accepted');
  const place: Place =
    row.application_id === null
      ? { column: 'organization_id', id: row.organization_id ?? 0 }
      : { column: 'application_id', id: row.application_id };
  const facts = await findPlace(db, place);
  // whoever invited is no more: nothing is left to join
  if (status !== 'sent' || !facts) throw gone('state', 'invite.gone');
  return { ...row, status, role: row.role as Invite['role'], place, facts };
}

/** Guessing 256 bits is hopeless; the limit keeps a script from trying at our cost. */
const GUESSES = { reads: 240, tries: 60, seconds: 3_600 };

export async function getInvite({ db, params, now, throttle, request }: Call<typeof api.getInvite>) {
  await throttle(`invite-link:${request.network}`, GUESSES.reads, GUESSES.seconds);
  const { place, facts, email, first_name, last_name, role } = await findOpenInvite(db, params.token, now);
  const named = { id: place.id, name: facts.name };
  const invite: Invite = {
    email,
    first_name,
    last_name,
    role,
    status: 'sent',
    organization: place.column === 'organization_id' ? named : null,
    application: place.column === 'application_id' ? named : null,
    brand_application_id: facts.brandId,
    has_account: (await findAccount(db, email)) !== null,
  };
  return { invite };
}

/** Makes the account and logs in: what a new trainer sees next is the team. */
export async function registerByInvite(call: Call<typeof api.registerByInvite>) {
  const { db, params, body, locale, now, throttle, request, config } = call;
  await throttle(`invite-register:${request.network}`, GUESSES.tries, GUESSES.seconds);
  const invite = await findOpenInvite(db, params.token, now);
  await removeLink(db, params.token);
  const { first_name, last_name, password } = body;
  const person = { email: invite.email, first_name, last_name, locale };
  const { name, brand } = invite.facts;
  const userId = await createUser(db, { ...person, password, places: brand === null ? [name] : [name, brand] });
  if (userId === null) throw refusedByState('state', 'invite.account');
  const change = await accept({ db, invite, appUrl: config.appUrl, person: { id: userId, ...person } });
  const { apiToken } = await issueToken(db, { userId, request, now, config });
  const user: User = await findUser(db, userId);
  return changed({ api_token: apiToken, user }, change);
}

/** Accepts with the account of the invited address, proven by its session or its password. */
export async function confirmInvite(call: Call<typeof api.confirmInvite>) {
  const { db, params, now, throttle, request, config } = call;
  await throttle(`invite-confirm:${request.network}`, GUESSES.tries, GUESSES.seconds);
  const invite = await findOpenInvite(db, params.token, now);
  const person = await provenAccount(call, invite.email);
  if (invite.invited_by === person.id) throw invalid('state', 'invite.oneself');
  await removeLink(db, params.token);
  return changed(undefined, await accept({ db, invite, appUrl: config.appUrl, person }));
}

async function provenAccount(call: Call<typeof api.confirmInvite>, email: string) {
  const { db, body, request } = call;
  const { password } = body;
  if (password !== undefined) {
    const account = await verifyLogin(call, { email: body.email ?? '', password });
    if (account.email.toLowerCase() !== email.toLowerCase()) throw invalid('email', 'login.failed');
    return account;
  }
  if (request.bearer === null) throw unauthenticated();
  const account = await findBearer(db, request.bearer);
  if (!account) throw unauthenticated();
  if (account.email.toLowerCase() !== email.toLowerCase()) {
    throw new Problem(403, [{ field: 'permission', key: 'invite.other' }]);
  }
  return account;
}

type Accepting = {
  db: Database;
  invite: OpenInvite;
  appUrl: string;
  person: { id: number; email: string; first_name: string; last_name: string; locale: Locale };
};

async function accept({ db, invite, appUrl, person }: Accepting): Promise<Change> {
  const { place, role } = invite;
  const where = { [place.column]: place.id };
  if (!(await hasRole(db, { userId: person.id, place: where }))) {
    await giveRole(db, { userId: person.id, role, place: where });
  }
  await db
    .updateTable('invites')
    .set({ status: 'accepted', accepted_at: sql`now()` })
    .where('id', '=', invite.id)
    .execute();
  if (place.column === 'organization_id') {
    await saveMemberContact(db, { organizationId: place.id, userId: person.id, ...namesOf(person) });
  }
  await tellInviter(db, invite, { who: `${person.first_name} ${person.last_name}`, appUrl });
  return {
    subject: { type: 'invites', id: invite.id, name: `${person.first_name} ${person.last_name} <${person.email}>` },
    before: { status: 'sent', ...where },
    after: { status: 'accepted', ...where },
    actorId: person.id,
  };
}

const namesOf = ({ first_name, last_name, email }: Accepting['person']) => ({ first_name, last_name, email });

async function tellInviter(db: Database, invite: OpenInvite, { who, appUrl }: { who: string; appUrl: string }) {
  if (invite.invited_by === null) return;
  const { email, first_name, locale } = await findUser(db, invite.invited_by);
  const { place, facts } = invite;
  await sendMail(db, acceptedMail({ to: email, locale, firstName: first_name, who, place, facts, appUrl }));
}
