import { listOrders } from '@move/contract/orders/orders.ts';
import { listTransactions } from '@move/contract/transactions/transactions.ts';
import { erasedEmail } from '@move/domain/privacy/erased-person.ts';
import { expect, test } from 'vitest';
import { asSystem } from '../../../platform/database/database.ts';
import { testApp } from '../../../testing/test-app.ts';
import type { TestUser } from '../../../testing/tenants.ts';
import { seedActivity } from '../../activities/activities.seed.ts';
import { seedParticipant } from '../../bookings/bookings.seed.ts';
import { seedSessions } from '../../sessions/sessions.seed.ts';
import { seedOrder } from '../orders.seed.ts';

const { call, appPool, tenants } = await testApp();
const { organization, otherOrganization } = tenants;
const params = { organizationId: organization };

async function found(query: object, as: TestUser = 'staff') {
  const { body } = await call(listOrders, { as, params, query });
  return { ids: body.orders?.map(({ id }) => id) ?? [] };
}

test('an order is found by the names of its participants, by users who may see the order', async () => {
  const participant = { first_name: 'Quirine', last_name: 'Zandstra', email: 'quirine@deelnemer.example' };
  const { orderId, lineId } = await asSystem(appPool, (db) =>
    seedOrder(db, { organization_id: organization, now: new Date('2025-02-10T10:00:00Z') }),
  );
  const id = await asSystem(appPool, async (db) => {
    const activity_id = await seedActivity(db, { organization_id: organization, name: 'Zwemmen' });
    const [session_id = 0] = await seedSessions(db, {
      organization_id: organization,
      activity_id,
      start_date: '2027-01-05',
      start_time: '19:00',
      end_time: '20:00',
    });
    const made = await seedParticipant(db, { organization_id: organization, session_id });
    await db
      .updateTable('participants')
      .set({ ...participant, order_line_id: lineId })
      .where('id', '=', made)
      .execute();
    return made;
  });
  for (const search of ['quirine zand', 'Zandstra', 'quirine@deelnemer']) {
    expect((await found({ search })).ids).toEqual([orderId]);
  }
  const { body } = await call(listTransactions, { params, query: { search: 'Zandstra' } });
  expect(body.transactions.map(({ order_id }) => order_id)).toEqual([orderId]);
  const stranger = {
    as: 'stranger',
    params: { organizationId: otherOrganization },
    query: { search: 'Zandstra' },
  } as const;
  expect((await call(listOrders, stranger)).body.orders).toEqual([]);
  // an administrator of a platform that did not sell the order
  expect((await found({ search: 'Zandstra' }, 'strangerAdmin')).ids).toEqual([]);

  const rename = (values: object) =>
    asSystem(appPool, (db) => db.updateTable('participants').set(values).where('id', '=', id).execute());
  await rename({ first_name: 'Klaasje' });
  expect((await found({ search: 'quirine zand' })).ids).toEqual([]);
  expect((await found({ search: 'klaasje zand' })).ids).toEqual([orderId]);
  await rename({ email: erasedEmail(9), last_name: 'gewist' });
  expect((await found({ search: 'Zandstra' })).ids).toEqual([]);
});
