import { messageSession } from '@move/contract/messages/messages.ts';
import { sendTap } from '@move/contract/check-in/check-in.ts';
import {
  checkIn,
  checkInMany,
  moveParticipant,
  removeParticipant,
  updateParticipant,
} from '@move/contract/participants/participants.ts';
import { erasePersonalData } from '@move/contract/privacy/personal-data.ts';
import { expect, test } from 'vitest';
import { marked, personalDataWorld } from '../../../testing/worlds/personal-data-world.ts';

const { call, organizationId, newSession, startIn, add } = await personalDataWorld();

test('an erased person can’t be changed, checked in, moved, removed or mailed', async () => {
  const place = await newSession({ hours: 1 });
  const { id } = await add(place, marked);
  await startIn(place, -72);
  const record = `participants-${id}`;
  const name = `${marked.first_name} ${marked.last_name}`;
  const erased = await call(erasePersonalData, { params: { organizationId, record }, body: { name } });
  expect(erased.status).toBe(204);
  const params = { ...place, participantId: id };
  const changed = await call(updateParticipant, { params, body: { first_name: 'Sanne' } });
  expect([changed.status, changed.errors.state?.[0]]).toEqual([409, expect.stringMatching(/gewist/)]);
  const target = await newSession({ activityId: place.activityId, hours: 48 });
  const moved = await call(moveParticipant, { params, body: { session_id: target.sessionId } });
  expect([moved.status, moved.errors.state?.[0]]).toEqual([409, expect.stringMatching(/gewist/)]);
  const tap = { id: crypto.randomUUID(), made_at: new Date().toISOString(), seen: 'none', status: 'present' };
  const refused = [
    await call(checkIn, { params, body: { status: 'present' } }),
    await call(checkInMany, { params: place, body: { participants: [{ id, status: 'present' }] } }),
    await call(sendTap, { params, body: tap }),
    await call(removeParticipant, { params, query: { refund: 'none' } }),
  ];
  for (const { status, errors } of refused) {
    expect([status, Object.values(errors)[0]?.[0]]).toEqual([409, expect.stringMatching(/gewist/)]);
  }
  const body = { subject: 'Vraag', body: 'Hallo', participant_ids: [id] };
  const headers = { 'accept-language': 'en' };
  const written = await call(messageSession, { params: place, body, headers });
  expect([written.status, written.errors.participant_ids?.[0]]).toEqual([422, expect.stringMatching(/erased/)]);
});
