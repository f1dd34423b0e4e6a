import { listOrganizationAudit } from '@move/contract/audit/audit.ts';
import { createBundle } from '@move/contract/bundles/bundles.ts';
import { cancelSession, createSession, updateSession } from '@move/contract/sessions/sessions.ts';
import { expect, test } from 'vitest';
import { peopleWorld } from '../../testing/worlds/people-world.ts';

const { call, tenants, newActivity } = await peopleWorld();
const organizationId = tenants.organization;

/** The actions in the history of an activity, the newest first. */
async function historyOf(activityId: number) {
  const query = { subject: 'activities', subjectId: String(activityId) };
  return (await call(listOrganizationAudit, { params: { organizationId }, query })).body.audit;
}

test('the history of an activity lists what was planned and canceled of it', async () => {
  const activityId = await newActivity();
  const params = { organizationId, activityId };
  const times = { start_date: '2027-06-01', start_time: '18:30', end_date: '2027-06-01', end_time: '19:30' };
  const repetition = { every: 1, type: 'weeks', days: [2, 4], until: null, count: 30 } as const;
  const { session } = (await call(createSession, { params, body: { ...times, repetition } })).body;
  const one = { ...params, sessionId: session.id };
  await call(updateSession, { params: one, body: { spots: 8, scope: 'this', updated_at: session.updated_at } });
  await call(cancelSession, { params: one, body: { scope: 'this', cause: 'illness' } });
  await call(createBundle, { params, body: { name: 'Cursus', start_date: '2027-06-01' } });
  const entries = await historyOf(activityId);
  expect(entries.map(({ action }) => action)).toEqual(['createBundle', 'cancelSession', 'createSession']);
  expect(entries[2]?.changes).toContainEqual({ field: 'made', old: null, new: 30, names: {} });
  expect(entries[1]?.changes).toContainEqual({ field: 'canceled_cause', old: null, new: 'illness', names: {} });
});

test('the history of an activity lists nothing of another', async () => {
  const [activityId, other] = [await newActivity(), await newActivity()];
  const times = { start_date: '2027-06-01', start_time: '18:30', end_date: '2027-06-01', end_time: '19:30' };
  await call(createSession, { params: { organizationId, activityId: other }, body: times });
  expect(await historyOf(activityId)).toEqual([]);
  expect(await historyOf(other)).toHaveLength(1);
});
