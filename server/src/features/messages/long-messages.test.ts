import { messageSession, previewSessionMessage, testSessionMessage } from '@move/contract/messages/messages.ts';
import { previewBuyersMessage, testBuyersMessage } from '@move/contract/purchases/buyer-messages.ts';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { peopleWorld } from '../../testing/worlds/people-world.ts';

const { call, newActivity, newSession, add, organizationId, rowsOf } = await peopleWorld();

const countMails = async () =>
  (await rowsOf<{ count: number }>(sql`select count(*) as count from mails`)).rows[0]?.count;
const longest = (at: number) => `${at} ${'é'.repeat(255)}`.slice(0, 255);

describe('a message that its values make too long', () => {
  test.each([messageSession, testSessionMessage])(
    'is refused on its text before it is written: $name',
    async (endpoint) => {
      const activityId = await newActivity({ name: 'a'.repeat(255) });
      const session = await newSession({ activityId, spots: null });
      for (let at = 0; at < 8; at++) await add(session, { first_name: longest(at), email: 'thuis@test.example' });
      const before = await countMails();
      for (const body of ['{{first_name}}'.repeat(714), '{{activity}}'.repeat(833)]) {
        const refused = await call(endpoint, { params: session, body: { subject: 'x', body } });
        expect([refused.status, Object.keys(refused.errors)]).toEqual([422, ['body']]);
      }
      expect(await countMails()).toBe(before);
      const few = await call(endpoint, { params: session, body: { subject: 'x', body: '{{first_name}}'.repeat(10) } });
      expect(few.status).toBe(202);
    },
  );

  test('an address shared by many people is greeted with a few of their names', async () => {
    const session = await newSession({ spots: null });
    for (let at = 1; at <= 8; at++) await add(session, { first_name: `Kind ${at}`, email: 'thuis@test.example' });
    const { body } = await call(previewSessionMessage, { params: session, body: {} });
    expect(body.preview).toMatchObject({ recipients: 1, people: 8 });
    expect(body.preview.sample?.values.first_name).toBe('Kind 1, Kind 2, Kind 3, Kind 4, Kind 5 en nog 3');
  });
});

describe('tests and previews', () => {
  const hits = async (kind: string) =>
    (
      await rowsOf<{ hits: number }>(
        sql`select coalesce(sum(hits), 0)::integer as hits from throttles where key like ${`${kind}:%`}`,
      )
    ).rows[0]?.hits ?? 0;

  test('a user mails at most 60 tests an hour, counted apart from messages', async () => {
    const session = await newSession();
    await add(session);
    const texts = { subject: 'x', body: 'y' };
    const statuses = [];
    for (let sent = 0; sent < 61; sent++)
      statuses.push((await call(testSessionMessage, { as: 'trainer', params: session, body: texts })).status);
    expect(statuses.slice(0, 60).every((status) => status === 202)).toBe(true);
    expect(statuses[60]).toBe(429);
    expect((await call(messageSession, { as: 'trainer', params: session, body: texts })).status).toBe(202);
  });

  test.each([
    ['message-preview', previewBuyersMessage, {}],
    ['message-test', testBuyersMessage, { subject: 'x', body: 'y' }],
  ] as const)('%s is counted for products too', async (kind, endpoint, body) => {
    const before = await hits(kind);
    await call(endpoint, { params: { organizationId, productId: 999_999 }, body });
    expect(await hits(kind)).toBe(before + 1);
  });

  test('previews are counted', async () => {
    const before = await hits('message-preview');
    await call(previewSessionMessage, { params: await newSession(), body: {} });
    expect(await hits('message-preview')).toBe(before + 1);
  });
});
