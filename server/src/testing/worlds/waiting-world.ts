import { listParticipants } from '@move/contract/participants/participants.ts';
import { addSessionWaiting, listSessionWaitlist } from '@move/contract/waitlist/session-waitlist.ts';
import { Logger, runOnce } from 'graphile-worker';
import { sql, type Updateable } from 'kysely';
import { beforeEach } from 'vitest';
import { maintainWaitingLists } from '../../features/bookings/public.ts';
import { waitlistTasks } from '../../features/waitlist/waitlist.tasks.ts';
import type { Config } from '../../platform/config.ts';
import { asSystem } from '../../platform/database/database.ts';
import type { WaitlistEntries } from '../../platform/database/schema.ts';
import { createLog } from '../../platform/log/create-log.ts';
import { numbered, peopleWorld } from './people-world.ts';

/** The world of tests about waiting lists: full sessions, waiting people, and the worker's jobs on demand. */
export async function waitingWorld(config: Partial<Config> = {}) {
  const world = await peopleWorld(config);
  const { call, mailsTo, appPool, ownerPool, newActivity, newSession, add, rowsOf } = world;
  type Session = Awaited<ReturnType<typeof newSession>>;
  type ActivityChanges = Parameters<typeof newActivity>[0];

  /** Adds a session without free spots, in an activity with a waiting list. `participantId` is the first participant. */
  async function fullSession(
    activity: ActivityChanges = {},
    person: object = {},
    planned: Parameters<typeof newSession>[0] = {},
    people = 1,
  ) {
    const activityId = await newActivity({ has_waitlist: true, ...activity });
    const session = await newSession({ spots: 1, activityId, ...planned });
    const ids: number[] = [];
    for (let number = 0; number < people; number += 1) {
      ids.push((await add(session, { ...numbered(number), ...person })).id);
    }
    return { ...session, participantId: ids[0] ?? 0 };
  }

  const wait = (params: Session, number: number, more: object = {}) =>
    call(addSessionWaiting, { params, body: { ...numbered(number), ...more } });

  const statusesOf = async ({ sessionId }: Session) => {
    const rows = await rowsOf(
      sql<{ status: string }>`select status from waitlist_entries where session_id = ${sessionId} order by position`,
    );
    return rows.rows.map((row) => row.status);
  };

  const set = (entryId: number, changes: Updateable<WaitlistEntries>) =>
    asSystem(appPool, (db) => db.updateTable('waitlist_entries').set(changes).where('id', '=', entryId).execute());

  const context = { pool: appPool, sidePool: appPool, config: world.config, log: createLog('silent') };

  /** Runs the queued jobs of waiting lists, as the worker would, until none is left. */
  const runJobs = () =>
    runOnce({
      pgPool: ownerPool,
      logger: new Logger(() => () => {}),
      taskList: Object.fromEntries(
        waitlistTasks.map(({ name, run }) => [name, (payload) => run(payload, { ...context, now: new Date() })]),
      ),
    });

  // each test starts with an empty queue and no mails
  beforeEach(async () => {
    await runJobs();
    await ownerPool.query('delete from mails');
  });

  const linkTo = async (email: string) =>
    /token=([\w-]+)/.exec(
      (await mailsTo(email)).findLast((mail) => mail.body_text.includes('token='))?.body_text ?? '',
    )?.[1] ?? '';

  /** The call of a visitor who has the link of an invitation. */
  const byToken = (waitlistToken: string) => ({ as: null, params: { waitlistToken } }) as const;

  /** The first names of the participants who didn't sign out. */
  const namesIn = async (params: Session) =>
    (await call(listParticipants, { params })).body.participants
      .filter((person) => person.check_in !== 'signed_out')
      .map((person) => person.first_name);

  const maintain = () => maintainWaitingLists(appPool, new Date());
  /** Maintains waiting lists, reading at most this number of sessions or invitations at once. */
  const maintainBy = (batch: number) => maintainWaitingLists(appPool, new Date(), batch);

  const entriesOf = async (params: Session) => (await call(listSessionWaitlist, { params })).body.entries;

  const everyEntry = sql<object>`select *, encode(token_hash, 'escape') from waitlist_entries`;

  /** The expected value of `taken` for a session: its participants plus reserved spots. */
  const recount = (sessionId: number) => sql<{ counted: number }>`
    select (select count(*) from participants where session_id = ${sessionId} and takes_spot)
      + (select count(*) from spot_reservations where session_id = ${sessionId}) as counted`;

  return {
    ...world,
    everyEntry,
    recount,
    fullSession,
    wait,
    statusesOf,
    set,
    runJobs,
    linkTo,
    byToken,
    namesIn,
    maintain,
    maintainBy,
    entriesOf,
  };
}
