import { expect, test } from 'vitest';
import { waitingWorld } from '../../../testing/worlds/waiting-world.ts';
import { asSystem } from '../../../platform/database/database.ts';
import { findOfferable } from './find-due-waiting-lists.ts';

const { appPool, fullSession, wait } = await waitingWorld();

test('which spots are still offered depends on the moment of the run, not on the clock of the database', async () => {
  const session = await fullSession();
  await wait(session, 5);
  const { starts_at } = await asSystem(appPool, (db) =>
    db
      .updateTable('sessions')
      .set({ spots: 5 })
      .where('id', '=', session.sessionId)
      .returning('starts_at')
      .executeTakeFirstOrThrow(),
  );
  const begins = new Date(starts_at).getTime();
  const offerableAt = (now: Date) =>
    asSystem(appPool, (db) => findOfferable(db, { kind: 'session', after: 0, limit: 10, now }));
  expect(await offerableAt(new Date(begins - 1_000))).toEqual([{ kind: 'session', id: session.sessionId }]);
  expect(await offerableAt(new Date(begins))).toEqual([]);
});
