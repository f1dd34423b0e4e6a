import { TEST_OUTCOMES } from '@move/contract/payments/payments.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { paymentWorld } from '../../../testing/money/payment-world.ts';
import { seededRandom } from '../../../testing/seeded-random.ts';

const world = await paymentWorld();
const { priced, order, begin, choose, expire, balance, runJobs, rowsOf, takenOf, recount } = world;

type Placed = Awaited<ReturnType<typeof order>>;

const BUYERS = 12;

/** In several rounds, many visitors want the last spot at once. The one who gets it pays, fails, gives up or pays too late, at random. */
test.each([1, 2])(
  'a rush for the last spot leaves one paid booking, and all other payments are refunded (%d)',
  async (seed) => {
    const random = seededRandom(seed);
    const pick = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)] as Value;
    const session = await priced({ spots: 1 });
    const placed: Placed[] = [];
    const late: string[] = [];
    for (let round = 0; round < 6; round += 1) {
      const tries = Array.from({ length: BUYERS }, (_, number) =>
        order(session, [round * BUYERS + number]).catch(() => null),
      );
      const got = (await Promise.all(tries)).filter((each) => each !== null);
      expect(got.length).toBeLessThanOrEqual(1);
      placed.push(...got);
      for (const mine of got) {
        const references = [await begin(mine, 'ideal'), ...(random() < 0.5 ? [await begin(mine, 'creditcard')] : [])];
        for (const reference of references) {
          if (random() < 0.6) await choose(reference, round === 5 ? 'paid' : pick(['failed', 'canceled', 'expired']));
          late.push(reference);
        }
        if (round < 5) await expire(mine);
      }
    }
    // all started payments end in random order, some twice, while the worker runs
    const ends = late.flatMap((reference) => [reference, ...(random() < 0.3 ? [reference] : [])]);
    await Promise.all(ends.map((reference) => choose(reference, pick(TEST_OUTCOMES))));
    await Promise.all([runJobs(), runJobs(), runJobs()]);
    await runJobs();

    const { rows } = await rowsOf(sql<{ status: string; active: number }>`
    select orders.status, (select count(*) from participants join order_lines line on line.id = order_line_id
      where line.order_id = orders.id and participants.status = 'active') as active
    from orders where id = any (${placed.map((each) => each.orderId)}::bigint[])`);
    expect(rows.filter(({ status }) => status === 'paid').length).toBeLessThanOrEqual(1);
    for (const { status, active } of rows)
      expect({ status, active }).toEqual({ status, active: status === 'paid' ? 1 : 0 });
    expect((await takenOf(session))?.taken).toBe((await rowsOf(recount(session.sessionId))).rows[0]?.counted);
    const all = await balance();
    expect(all?.provider).toBe(all?.orders);
  },
);
