import { messageSession } from '@move/contract/messages/messages.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createLog } from '../../platform/log/create-log.ts';
import { deliverMail } from '../../platform/mail/mail.tasks.ts';
import { numbered, peopleWorld } from '../../testing/worlds/people-world.ts';
import { setReview } from '../../testing/worlds/set-review.ts';

const { call, admin, appPool, sidePool, config, newSession, add, organizationId, rowsOf } = await peopleWorld();
const context = { pool: appPool, sidePool, config, now: new Date(), log: createLog('silent') };

let people = 0;

/** Messages a new participant, who gets a confirmation too. Returns a function that delivers both mails and returns their outcomes. */
async function deliver() {
  const session = await newSession();
  people += 1;
  const { id } = await add(session, numbered(people));
  const body = { subject: 'Nieuws', body: 'Hallo', participant_ids: [id] };
  expect((await call(messageSession, { params: session, body })).errors).toEqual({});
  return async () => {
    const mails = sql<{ id: number }>`select id from mails where recipient = ${numbered(people).email}`;
    for (const mail of (await rowsOf(mails)).rows) await deliverMail(Number(mail.id), context);
    const { rows } = await rowsOf(sql`
      select message_id is not null as is_message, status, refused_at is not null as is_refused, error from mails
      where recipient = ${numbered(people).email} order by 1`);
    return rows;
  };
}

// docs/rules/mails.md#messages-of-an-organisation-that-is-gone
test.each([
  [
    'removed',
    () => rowsOf(sql`update organizations set deleted_at = now() where id = ${organizationId}`),
    () => rowsOf(sql`update organizations set deleted_at = null where id = ${organizationId}`),
  ],
  ['rejected', () => setReview(admin, organizationId, 'rejected'), () => setReview(admin, organizationId, 'accepted')],
])(
  'a queued message is not mailed once its organisation was %s; other mails of the organisation are',
  async (_state, end, undo) => {
    const outcome = await deliver();
    await end();
    expect(await outcome()).toEqual([
      { is_message: false, status: 'sent', is_refused: false, error: null },
      { is_message: true, status: 'failed', is_refused: true, error: 'the organisation was removed or rejected' },
    ]);
    await undo();
  },
);

test('a message of any other organisation is mailed', async () => {
  const outcome = await deliver();
  expect(await outcome()).toMatchObject([{ status: 'sent' }, { status: 'sent' }]);
});
