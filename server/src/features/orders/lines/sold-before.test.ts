import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { MIGRATIONS_DIRECTORY } from '../../../platform/database/migrations/migrate.ts';
import { numbered, peopleWorld } from '../../../testing/people-world.ts';

const { ownerPool, newSession, add } = await peopleWorld();

const migration = readFileSync(join(MIGRATIONS_DIRECTORY, '0130_orders_for_readers.sql'), 'utf8');
const [update = ''] = /alter table order_lines disable .* enable trigger sold_as_it_was;/s.exec(migration) ?? [];

type Line = { title: string; start_date: string | null; start_time: string | null };

/** What the migration makes of the line of a single session, or of one without people, that was sold with this title. */
async function migrated(title: string, { isSession = true } = {}): Promise<Line> {
  const { id } = await add(await newSession(), { ...numbered(1), notify: false });
  const client = await ownerPool.connect();
  try {
    await client.query(
      "begin; select set_config('app.scope', 'system', true); alter table order_lines disable trigger sold_as_it_was",
    );
    const { rows } = await client.query<{ id: number }>(
      `update order_lines set title = $1, start_date = null, start_time = null
       where id = (select order_line_id from participants where id = $2) returning id`,
      [title, id],
    );
    if (!isSession) await client.query('update participants set order_line_id = null where id = $1', [id]);
    await client.query(update);
    const line = await client.query<Line>('select title, start_date::text, start_time from order_lines where id = $1', [
      rows[0]?.id,
    ]);
    return line.rows[0] ?? { title: '', start_date: null, start_time: null };
  } finally {
    await client.query('rollback');
    client.release();
  }
}

test.each([
  ['Judo, dinsdag 24 november 2026 19:00', 'Judo', '2026-11-24', '19:00'],
  ['Judo, Tuesday 3 March 2026 07:30', 'Judo', '2026-03-03', '07:30'],
  ['Judo, 2026-11-24', 'Judo', '2026-11-24', null],
  ['Judo, zaterdag 29 februari 2028 00:00', 'Judo', '2028-02-29', '00:00'],
  ['Kamp, 2026-07-01, dinsdag 24 november 2026 19:00', 'Kamp, 2026-07-01', '2026-11-24', '19:00'],
])('the begin in "%s" is stored apart', async (title, name, start_date, start_time) => {
  expect(await migrated(title)).toEqual({ title: name, start_date, start_time });
});

test.each([
  'Judo, 2026-02-30',
  'Judo, 2026-13-01',
  'Judo, 2026-00-00',
  'Judo, 0000-01-01',
  'Judo, dinsdag 31 februari 2026 19:00',
  'Judo, dinsdag 0 maart 2026 19:00',
  'Judo, dinsdag 24 november 2026 25:99',
  'Judo, dinsdag 24 brumaire 2026 19:00',
  'Judo',
])('"%s" stays as it is', async (title) => {
  expect(await migrated(title)).toEqual({ title, start_date: null, start_time: null });
});

test('the title of a product or bundle is never cut', async () => {
  expect((await migrated('Kamp, 2026-07-01', { isSession: false })).title).toBe('Kamp, 2026-07-01');
});
