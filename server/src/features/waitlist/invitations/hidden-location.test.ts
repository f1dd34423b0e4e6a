import { removeParticipant } from '@move/contract/participants/participants.ts';
import { removeSessionWaiting } from '@move/contract/waitlist/session-waitlist.ts';
import {
  acceptWaitlistInvite,
  declineWaitlistInvite,
  getWaitlistInvite,
} from '@move/contract/waitlist/waitlist-invites.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { asSystem } from '../../../platform/database/database.ts';
import { waitingWorld } from '../../../testing/worlds/waiting-world.ts';
import { seedLocation } from '../../locations/locations.seed.ts';

const { appPool, byToken, call, entriesOf, fullSession, linkTo, organizationId, rowsOf, runJobs, set, wait } =
  await waitingWorld();
const location_id = await asSystem(appPool, (db) =>
  seedLocation(db, { owner_organization_id: organizationId, name: 'Geheim Honk', is_hidden: true }),
);

const placeOf = async (token: string) =>
  (await call(getWaitlistInvite, byToken(token))).body.invite.sessions.map(({ place }) => place);
const shown = [expect.stringContaining('Geheim Honk')];

/** A person who is invited to a session at a hidden location. */
async function invited() {
  const session = await fullSession({ location_id });
  await wait(session, 1);
  await call(removeParticipant, { params: session });
  await runJobs();
  const [entry] = await entriesOf(session);
  return { session, entryId: entry?.id ?? 0, token: await linkTo('s1@test.example') };
}

test('the link shows a hidden location while the invitation is open', async () => {
  const { token } = await invited();
  expect(await placeOf(token)).toEqual(shown);
});

test.each([
  ['it was declined', ({ token }: Invited) => call(declineWaitlistInvite, byToken(token))],
  ['it expired', ({ entryId }: Invited) => set(entryId, { expires_at: '2026-01-01T00:00:00Z' })],
  [
    'the person was removed from the list',
    ({ session, entryId }: Invited) => call(removeSessionWaiting, { params: { ...session, entryId } }),
  ],
] as const)('the link no longer shows the hidden location once %s', async (_name, end) => {
  const invitation = await invited();
  await end(invitation);
  expect(await placeOf(invitation.token)).toEqual([null]);
});

test('the link shows the hidden location after accepting, until the participant is removed', async () => {
  const { session, token } = await invited();
  await call(acceptWaitlistInvite, byToken(token));
  expect(await placeOf(token)).toEqual(shown);
  const { rows } = await rowsOf(sql<{ id: number }>`
    select id from participants where session_id = ${session.sessionId} and status <> 'canceled'`);
  await call(removeParticipant, { params: { ...session, participantId: rows[0]?.id ?? 0 } });
  expect(await placeOf(token)).toEqual([null]);
});

type Invited = Awaited<ReturnType<typeof invited>>;
