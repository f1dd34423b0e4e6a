import { removeBundle } from '@move/contract/bundles/bundles.ts';
import { createBundleParticipant, removeBundleParticipant } from '@move/contract/participants/bundle-participants.ts';
import {
  createParticipant,
  exportParticipants,
  getParticipant,
  listParticipants,
  payParticipant,
  removeParticipant,
} from '@move/contract/participants/participants.ts';
import { removeSession } from '@move/contract/sessions/sessions.ts';
import { describe, expect, test } from 'vitest';
import { asSystem } from '../../platform/database/database.ts';
import { person } from '../../testing/worlds/people-world.ts';
import { readSheet } from '../../testing/read-sheet.ts';
import type { TestUser } from '../../testing/tenants.ts';
import { onPlatform, soldElsewhere, twoPlatformsWorld } from '../../testing/worlds/two-platforms-world.ts';
import { seedBundle } from '../bundles/bundles.seed.ts';

const world = await twoPlatformsWorld();
const { call, appPool, tenants, organizationId, rate_id, books, soldOn } = world;
const { application } = tenants;

describe('participants of another platform', () => {
  async function booked(as: TestUser, applicationId: number) {
    const activityId = await world.newActivity({ rate_id });
    const path = await world.newSession({ activityId });
    const answer = await call(createParticipant, {
      as,
      params: path,
      body: person,
      headers: onPlatform(applicationId),
    });
    expect(answer.status).toBe(201);
    return {
      path,
      params: { ...path, participantId: answer.body.participant.id },
      participant: answer.body.participant,
    };
  }

  test('stay in the list, without what was paid', async () => {
    const { path, params, participant } = await booked('admin', application);
    expect(await soldOn(participant.payment?.order_id ?? 0)).toBe(application);
    const own = await call(listParticipants, { as: 'admin', params: path });
    expect(own.body.participants[0]?.payment?.total_in_cents).toBe(1_250);
    const other = await call(listParticipants, { as: 'strangerAdmin', params: path });
    expect(other.body.participants.map(({ id, payment }) => [id, payment])).toEqual([[participant.id, null]]);
    const one = await call(getParticipant, { as: 'strangerAdmin', params });
    expect([one.body.participant.payment, one.body.refund]).toEqual([null, null]);
    const sheet = await call(exportParticipants, { as: 'strangerAdmin', params: path });
    expect(JSON.stringify(readSheet(sheet.bytes))).not.toContain('12.5');
  });

  test('can’t be removed or paid: the booking stays, with a message why', async () => {
    const { path, params } = await booked('admin', application);
    const before = await books();
    const as = 'strangerAdmin';
    for (const refund of [undefined, 'none', 'full'] as const) {
      const answer = await call(removeParticipant, { as, params, query: refund ? { refund } : {} });
      expect([answer.status, answer.errors.permission?.[0]]).toEqual([403, expect.stringContaining(soldElsewhere)]);
    }
    const paid = await call(payParticipant, { as, params });
    expect([paid.status, paid.errors.permission?.[0]]).toEqual([403, expect.stringContaining(soldElsewhere)]);
    const english = await call(removeParticipant, { as, params, headers: { 'accept-language': 'en' } });
    expect(english.errors.permission?.[0]).toContain('sold on another platform');
    expect(await books()).toEqual(before);
    const { body } = await call(listParticipants, { params: path });
    expect(body.participants.map(({ status }) => status)).toEqual(['pending']);
    expect((await call(payParticipant, { as: 'admin', params })).status).toBe(200);
    expect((await call(removeParticipant, { as: 'staff', params, query: { refund: 'full' } })).status).toBe(204);
    expect((await books()).at(-1)).toMatchObject({ status: 'refunded', refunded_in_cents: 1_250 });
  });

  test('can’t be refunded by an administrator of this platform, who therefore can’t cancel their session', async () => {
    const { path, params } = await booked('admin', application);
    expect((await call(payParticipant, { as: 'admin', params })).status).toBe(200);
    const before = await books();
    const refused = await call(removeSession, { as: 'strangerAdmin', params: path, query: { force: true } });
    expect([refused.status, refused.errors.permission?.[0]]).toEqual([403, expect.stringContaining(soldElsewhere)]);
    expect(await books()).toEqual(before);
    expect((await call(listParticipants, { params: path })).body.participants).toHaveLength(1);
    expect((await call(removeSession, { params: path, query: { force: true } })).status).toBe(204);
    expect((await books()).at(-1)).toMatchObject({ status: 'refunded' });
  });

  test('of a bundle can’t be removed, and neither can the bundle', async () => {
    const activityId = await world.newActivity({ rate_id });
    const paths = await world.series(activityId, 2);
    const bundleId = await asSystem(appPool, (db) =>
      seedBundle(db, {
        organization_id: organizationId,
        activity_id: activityId,
        name: 'Reeks',
        start_date: Temporal.Now.plainDateISO().toString(),
        session_ids: paths.map(({ sessionId }) => sessionId),
      }),
    );
    const bundle = { organizationId, activityId, bundleId };
    const added = await call(createBundleParticipant, {
      as: 'admin',
      params: bundle,
      body: person,
      headers: onPlatform(application),
    });
    expect(added.status).toBe(201);
    const before = await books();
    const params = { ...bundle, bundleParticipantId: added.body.participant.id };
    expect((await call(removeBundleParticipant, { as: 'strangerAdmin', params })).status).toBe(403);
    expect((await call(removeBundle, { as: 'strangerAdmin', params: bundle, query: { force: true } })).status).toBe(
      403,
    );
    expect(await books()).toEqual(before);
    expect((await call(removeBundleParticipant, { as: 'admin', params })).status).toBe(204);
  });
});
