import {
  checkIn,
  createParticipant,
  exportParticipants,
  getParticipant,
  listParticipants,
} from '@move/contract/participants/participants.ts';
import { listBookings } from '@move/contract/statistics/bookings.ts';
import { afterAll, expect, test } from 'vitest';
import { asSystem } from '../../../platform/database/database.ts';
import { readSheet } from '../../../testing/read-sheet.ts';
import { person } from '../../../testing/worlds/people-world.ts';
import type { TestUser } from '../../../testing/tenants.ts';
import { onPlatform, twoPlatformsWorld } from '../../../testing/worlds/two-platforms-world.ts';
import { seedRole } from '../../access/access.seed.ts';

// Only users with `view-rates` see what was paid for a participant (docs/rules/money.md#two-roles-at-once).

const world = await twoPlatformsWorld();
const { call, appPool, tenants, organizationId, rate_id } = world;
const { application, otherApplication } = tenants;

await asSystem(appPool, (db) =>
  seedRole(db, { user_id: tenants.users.strangerAdmin, role: 'trainer', organization_id: organizationId }),
);
const isTrainerWith = (hasRates: boolean) =>
  appPool.query(
    hasRates
      ? "insert into role_abilities (role, ability) values ('trainer', 'view-rates') on conflict do nothing"
      : "delete from role_abilities where role = 'trainer' and ability = 'view-rates'",
  );
afterAll(() => isTrainerWith(true));

async function booked(applicationId: number) {
  const path = await world.newSession({ activityId: await world.newActivity({ rate_id }), hours: -0.5 });
  const { body } = await call(createParticipant, {
    as: applicationId === application ? 'admin' : 'strangerAdmin',
    params: path,
    body: person,
    headers: onPlatform(applicationId),
  });
  return { ...path, participantId: body.participant.id };
}

/** What a list, one participant and the reply to a check-in show of the payment. */
async function shownTo(as: TestUser, params: Awaited<ReturnType<typeof booked>>) {
  const list = await call(listParticipants, { as, params });
  const one = await call(getParticipant, { as, params });
  const noted = await call(checkIn, { as, params, body: { status: 'present' } });
  return {
    totals: [list.body.participants[0], one.body.participant, noted.body.participant].map(
      (row) => row?.payment?.total_in_cents ?? null,
    ),
    status: list.body.participants[0]?.status,
    refund: one.body.refund,
  };
}

test('a trainer without the ability sees that a spot is still to be paid, and no amounts', async () => {
  const params = await booked(application);
  expect(await shownTo('trainer', params)).toMatchObject({ totals: [1_250, 1_250, 1_250], status: 'pending' });
  await isTrainerWith(false);
  expect(await shownTo('trainer', params)).toEqual({ totals: [null, null, null], status: 'pending', refund: null });
  expect((await call(listBookings, { as: 'trainer', params })).status).toBe(403);
  await isTrainerWith(true);
  expect((await call(listBookings, { as: 'trainer', params })).status).toBe(200);
});

test('the sheet has a column for the payment for those who may see it, and only what their platforms sold', async () => {
  const params = await booked(application);
  const columnFor = async (as: TestUser) => {
    const [head = [], row = []] = readSheet((await call(exportParticipants, { as, params })).bytes);
    const at = head.indexOf('Betaling');
    return at === -1 ? 'no column' : row[at];
  };
  expect(await columnFor('trainer')).toBe('Niet betaald');
  await isTrainerWith(false);
  expect(await columnFor('trainer')).toBe('no column');
  expect(await columnFor('strangerAdmin')).toBe('');
  await isTrainerWith(true);
});

test('a trainer who administers another platform sees the payments of that platform only', async () => {
  const [elsewhere, own] = [await booked(application), await booked(otherApplication)];
  await isTrainerWith(false);
  const totals = [(await shownTo('strangerAdmin', elsewhere)).totals, (await shownTo('strangerAdmin', own)).totals];
  await isTrainerWith(true);
  expect(totals).toEqual([
    [null, null, null],
    [1_250, 1_250, 1_250],
  ]);
});
