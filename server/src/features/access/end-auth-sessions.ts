import type * as api from '@move/contract/access/auth-sessions.ts';
import type { Role } from '@move/domain/access/abilities.ts';
import { mayHandOut } from '@move/domain/team/invite.ts';
import { forbidden, notFound } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { changed } from '../../platform/http/written.ts';
import { endSessions, lockLogins } from './end-sessions.ts';
import { findAuthSessions } from './auth-sessions.queries.ts';
import { findPerson } from './users.queries.ts';

/** Ends one session of the caller; 404 for one that ended or belongs to another user. */
export async function endAuthSession({ db, caller, params }: Call<typeof api.endAuthSession>) {
  const { user, tokenId } = caller;
  await lockLogins(db, user.id);
  const session = (await findAuthSessions(db, user.id, tokenId)).find(({ id }) => id === params.authSessionId);
  if (!session) throw notFound();
  await endSessions(db, { userId: user.id, familyId: session.id });
  const { browser, system, ip } = session;
  return changed(undefined, { subject: subjectOf(user), before: { browser, system, ip } });
}

/** Ends the caller's sessions but this one. */
export async function endOtherAuthSessions({ db, caller }: Call<typeof api.endOtherAuthSessions>) {
  const { user, tokenId } = caller;
  await lockLogins(db, user.id);
  await endSessions(db, { userId: user.id, exceptTokenId: tokenId });
  return changed(undefined, { subject: subjectOf(user) });
}

/** Ends the sessions of any user, for a superadmin. */
export async function endUserAuthSessions({ db, caller, params }: Call<typeof api.endUserAuthSessions>) {
  const person = await findPerson(db, params.userId);
  await lockLogins(db, person.id);
  await endSessions(db, { userId: person.id, exceptTokenId: caller.tokenId });
  return changed(undefined, { subject: subjectOf(person) });
}

/** Ends the sessions of a member, for who manages the team and may change the member's role. */
export async function endMemberAuthSessions({ db, caller, params }: Call<typeof api.endMemberAuthSessions>) {
  const held = await db
    .selectFrom('user_roles')
    .innerJoin('users', 'users.id', 'user_roles.user_id')
    .select(['users.id', 'email', 'first_name', 'last_name', 'role', 'organization_id'])
    .where('user_id', '=', params.userId)
    .where('users.deleted_at', 'is', null)
    .execute();
  const [member] = held.filter((row) => row.organization_id === params.organizationId);
  if (!member) throw notFound();
  const isAbove = held.some(({ role }) => role === 'admin' || role === 'superadmin');
  if (isAbove || !mayHandOut(caller.roles, member.role as Role)) throw forbidden();
  await lockLogins(db, member.id);
  await endSessions(db, { userId: member.id, exceptTokenId: caller.tokenId });
  const name = `${member.first_name} ${member.last_name} <${member.email}>`;
  return changed(undefined, { subject: { type: 'members', id: member.id, name } });
}

const subjectOf = ({ id, email }: { id: number; email: string }) => ({ type: 'users', id, name: email });
