import { listApplicationBookings, listBookings } from '@move/contract/statistics/bookings.ts';
import { expect, test } from 'vitest';
import { paymentWorld } from '../../testing/money/payment-world.ts';
import { numbered } from '../../testing/worlds/people-world.ts';

const { call, priced, add, organizationId } = await paymentWorld();

test('bookings are found by buyer and order number, with their own total', async () => {
  const session = await priced();
  for (const number of [1, 2]) await add(session, { ...numbered(number), last_name: `Zoekbaar${number}` });
  const search = async (text: string) => {
    const { body } = await call(listBookings, { params: { organizationId }, query: { search: text } });
    expect(body.meta.pagination.total).toBe(body.bookings.length);
    const query = { search: text, organizationId };
    const platform = await call(listApplicationBookings, { as: 'admin', query });
    expect(platform.body.bookings.map(({ id }) => id)).toEqual(body.bookings.map(({ id }) => id));
    return body.bookings;
  };
  const [first, ...others] = await search('zoekbaar1');
  expect([first?.sold_for?.name, others]).toEqual(['Sanne 1 Zoekbaar1', []]);
  expect(await search(first?.number ?? '')).toEqual([first]);
  expect(await search('zoekbaar')).toHaveLength(2);
  expect(await search('niemand met deze naam')).toEqual([]);
});
