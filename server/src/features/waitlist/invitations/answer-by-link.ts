import type * as api from '@move/contract/waitlist/waitlist-invites.ts';
import { sql } from 'kysely';
import { personSubject } from '../../../platform/audit/person-subject.ts';
import { hashToken } from '../../../platform/auth/token.ts';
import type { Database } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/http/problem.ts';
import type { Call } from '../../../platform/http/route.ts';
import { changed, unaudited } from '../../../platform/http/written.ts';
import { removeLink } from '../../../platform/mail/remove-links.ts';
import type { Answer } from '../../bookings/public.ts';
import { findInvite } from './find-invite.ts';

/** Links have 256 random bits, so they can't be guessed; the limits keep scripts from loading the server. */
export const WAITLIST_LINK_LIMITS = { reads: 240, answers: 60, seconds: 3_600 };

/** Enters the scope of the link's organisation for the rest of the call. Returns the id of the entry; throws 404 for an unknown link. */
export async function enterInvite(db: Database, token: string): Promise<number> {
  // alone in its statement, since the function enters the scope of the invitation
  const { rows } = await sql<{ id: number | null }>`select enter_waitlist_invite(${hashToken(token)}) as id`.execute(
    db,
  );
  const id = rows[0]?.id;
  if (!id) throw notFound();
  return id;
}

type Answering = Pick<Call<typeof api.acceptWaitlistInvite>, 'db' | 'params' | 'now' | 'config'>;

export async function inviteReply(
  { db, params, now, config }: Answering,
  { entryId, answer }: { entryId: number; answer: Answer },
) {
  const reply = { invite: await findInvite(db, entryId, { now, config }) };
  // a repeated answer changed nothing
  if (answer.outcome === 'repeated') return unaudited(reply);
  await removeLink(db, params.waitlistToken);
  return changed(reply, changeOf(answer, answer.outcome));
}

/** The change by the invited person, who has no login. */
export function changeOf({ before }: Answer, status: string) {
  const { organization_id } = before;
  return {
    subject: personSubject('waitlist_entries', before),
    before: { status: before.status, organization_id },
    after: { status, organization_id },
  };
}
