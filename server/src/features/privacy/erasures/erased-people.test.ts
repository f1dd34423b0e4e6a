import { updateProfile } from '@move/contract/access/access.ts';
import { createContact } from '@move/contract/contacts/contacts.ts';
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
import { ERASED_NAME, ERASED_USER } from '@move/domain/privacy/erased-person.ts';
import { expect, test } from 'vitest';
import { asSystem } from '../../../platform/database/database.ts';
import { marked, personalDataWorld } from '../../../testing/worlds/personal-data-world.ts';

const { call, appPool, organizationId, newSession, startIn, add } = await personalDataWorld();

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

// docs/privacy.md: the address decides, as anybody may type a name
test('a living person who is named as an erased one can be checked in, moved, changed and removed', async () => {
  const place = await newSession({ hours: 1 });
  const { id } = await add(place, marked);
  await asSystem(appPool, (db) => db.updateTable('participants').set(ERASED_NAME).where('id', '=', id).execute());
  const params = { ...place, participantId: id };
  expect((await call(checkIn, { params, body: { status: 'present' } })).status).toBe(200);
  const target = await newSession({ activityId: place.activityId, hours: 48 });
  expect((await call(moveParticipant, { params, body: { session_id: target.sessionId } })).status).toBe(200);
  const moved = { ...params, sessionId: target.sessionId };
  expect((await call(updateParticipant, { params: moved, body: { last_name: 'Vis' } })).status).toBe(200);
  expect((await call(removeParticipant, { params: moved, query: { refund: 'none' } })).status).toBe(204);
});

test('nobody takes the name of an erased person or account', async () => {
  const place = await newSession({ hours: 1 });
  const { id } = await add(place, marked);
  const changed = await call(updateParticipant, { params: { ...place, participantId: id }, body: ERASED_NAME });
  expect([changed.status, Object.keys(changed.errors)]).toEqual([422, ['first_name']]);
  const profile = await call(updateProfile, { body: ERASED_USER });
  expect([profile.status, Object.keys(profile.errors)]).toEqual([422, ['first_name']]);
  const contact = await call(createContact, { params: { organizationId }, body: ERASED_USER });
  expect([contact.status, Object.keys(contact.errors)]).toEqual([422, ['first_name']]);
});
