import { updateSession } from '@move/contract/sessions/sessions.ts';
import { expect, test } from 'vitest';
import { asSystem } from '../../../platform/database/database.ts';
import { newPerson } from '../../../testing/worlds/people-world.ts';
import { waitingWorld } from '../../../testing/worlds/waiting-world.ts';
import { seedContact, seedContactLink } from '../../contacts/contacts.seed.ts';
import { seedWaiting } from '../bookings.seed.ts';

const { call, mailsTo, appPool, newActivity, newSession, add } = await waitingWorld();

test('a moved session is mailed to the people with an invitation and, where people come, to the trainers', async () => {
  const activityId = await newActivity({ has_waitlist: true });
  const session = await newSession({ activityId });
  const empty = await newSession({ activityId, hours: 72 });
  const { organizationId: organization_id, sessionId: session_id } = session;
  const email = `trainer-${activityId}@post.example`;
  const [invited, waiting] = [`invited-${activityId}@post.example`, `waiting-${activityId}@post.example`];
  await asSystem(appPool, async (db) => {
    const contact_id = await seedContact(db, { organization_id, first_name: 'Anouk', email });
    const link = { organization_id, subject_type: 'activity', subject_id: activityId, contact_id } as const;
    await seedContactLink(db, { ...link, roles: ['trainer'] });
    const invitation = {
      status: 'invited',
      invited_at: new Date().toISOString(),
      expires_at: new Date(Date.now() + 3_600_000).toISOString(),
    };
    await seedWaiting(db, { organization_id, session_id, email: invited, ...invitation });
    await seedWaiting(db, { organization_id, session_id, email: waiting, position: 2 });
  });
  const person = newPerson();
  await add(session, { ...person, payment_type: 'free', notify: false });
  const move = (params: typeof session, start_time: string, notify: boolean) =>
    call(updateSession, { params, body: { start_time, end_time: '23:00', notify } });
  await move(empty, '20:05', true);
  await move(session, '20:10', false);
  expect(await mailsTo(email)).toEqual([]);
  expect((await move(session, '20:15', true)).body.mails).toBe(3);
  for (const to of [person.email, invited, email]) {
    const mails = await mailsTo(to);
    expect(mails.map(({ subject }) => subject)).toEqual(['Gewijzigd: Zwemmen']);
    expect(mails[0]?.body_text).toContain('20:15');
  }
  expect(await mailsTo(waiting)).toEqual([]);
});
