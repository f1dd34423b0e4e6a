import { sql } from 'kysely';
import type pg from 'pg';
import { expect, test } from 'vitest';
import { asSystem } from '../../../platform/database/database.ts';
import { sessionWorld } from '../../../testing/worlds/session-world.ts';
import { findClashes } from './find-clashes.ts';

const { appPool, organization, world, newActivity } = await sessionWorld();
const { activityId } = await newActivity();
const SESSIONS = 2_000;

// every hour a session of 24 hours starts, all at the same location
await asSystem(appPool, (db) =>
  sql`
    insert into sessions (organization_id, activity_id, tz, start_date, start_time, end_date, end_time, starts_at, ends_at)
    select ${organization}, ${activityId}, 'UTC', at::date, '10:00', at::date + 1, '10:00', at, at + interval '1 day'
    from generate_series(0, ${SESSIONS - 1}::int) as n, lateral (select '2030-01-01Z'::timestamptz + n * interval '1 hour' as at) as moment`.execute(
    db,
  ),
);

const hour = (n: number) => new Date(Date.UTC(2030, 0, 1, n)).toISOString();
const spansOf = (count: number, from: number, length: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: null,
    starts_at: hour(from + index),
    ends_at: hour(from + index + length),
    place_id: world.pool,
  }));
const beside = { organizationId: organization, activityId, leaves: [] };

test('a span clashes with each session at its location at that time', async () => {
  const spans = [
    ...spansOf(2, 100, 2),
    { ...spansOf(1, 100, 2)[0], id: null, starts_at: hour(100), ends_at: hour(102), place_id: null },
  ];
  const clashes = await asSystem(appPool, (db) => findClashes(db, spans, beside));
  // 25: the sessions that started in the 23 hours before the span, and the two that start within it
  expect(clashes.map((found) => found.length)).toEqual([25, 25, 0]);
  expect(clashes[0]?.[0]).toEqual({
    session_id: expect.any(Number),
    name: 'Zwemmen',
    start_time: '10:00',
    end_time: '10:00',
    is_same_location: true,
    trainers: [],
  });
});

test('at most 500 clashes are found, of the earliest sessions', async () => {
  const clashes = await asSystem(appPool, (db) => findClashes(db, spansOf(100, 0, 24), beside));
  expect(clashes.flat()).toHaveLength(500);
});

type Statement = { text: string; values: unknown[] };
type Explained = { rows: { 'QUERY PLAN': { Plan: Plan }[] }[] };
type Query = (asked: string | Statement, values?: unknown[]) => Promise<Explained>;
type Plan = { 'Actual Rows': number; 'Actual Loops': number; Plans?: Plan[] };

/** The most rows that any step of a query plan produces. */
function mostRows(plan: Plan | undefined): number {
  if (plan === undefined) return 0;
  return Math.max(plan['Actual Rows'] * plan['Actual Loops'], ...(plan.Plans ?? []).map(mostRows));
}

test('the database does not join each span with each session', async () => {
  const sent: Statement[] = [];
  let run: Query | undefined;
  const listen = (client: pg.PoolClient) => {
    const query = client.query.bind(client) as unknown as Query;
    run = query;
    client.query = ((asked: string | Statement, values?: unknown[]) => {
      // a prepared statement is sent as one object with its name
      sent.push(typeof asked === 'string' ? { text: asked, values: values ?? [] } : asked);
      return query(asked, values);
    }) as unknown as typeof client.query;
  };
  appPool.once('acquire', listen);
  const most = await asSystem(appPool, async (db) => {
    await findClashes(db, spansOf(200, 0, 160), beside);
    const asked = sent.find(({ text }) => text.includes('busy'));
    const answer = await run?.(`explain (analyze, format json) ${asked?.text}`, asked?.values ?? []);
    return mostRows(answer?.rows[0]?.['QUERY PLAN'][0]?.Plan);
  });
  expect(most).toBeGreaterThan(100);
  expect(most).toBeLessThanOrEqual(SESSIONS + 1);
});
