import { listContacts } from '../../contract/src/contacts/contacts.ts';
import { updateActivity } from '../../contract/src/activities/activities.ts';
import type { Client } from '../../contract/src/kit/client/client.ts';
import { createParticipant } from '../../contract/src/participants/participants.ts';
import { makeActivity, makeSessionAt } from './plans.ts';

/** Makes a session that is running now, of an activity of this trainer, with this number of people. */
export async function makeRunningSession(
  api: Client,
  { name, trainer, count }: { name: string; trainer: string; count: number },
) {
  const activity = await makeActivity(api, name);
  const { organizationId } = activity.params;
  const { contacts } = await api(listContacts, { params: { organizationId } });
  const contact = contacts.find(({ email }) => email === trainer);
  if (contact === undefined) throw new Error(`${trainer} is no contact of the club`);
  const linked = [{ contact_id: contact.id, roles: ['trainer' as const] }];
  await api(updateActivity, { params: activity.params, body: { name, contacts: linked } });
  const { params, path } = await makeSessionAt(api, activity, { minutes: -20, spots: 40 });
  const names: string[] = [];
  for (let number = 1; number <= count; number += 1) {
    const first_name = `Kind ${String(number).padStart(2, '0')}`;
    const body = { first_name, last_name: 'de Boer', email: `kind${number}@test.example`, notify: false };
    // one after another, because parallel calls would wait for the session's lock anyway
    await api(createParticipant, { params, body });
    names.push(`${first_name} de Boer`);
  }
  return { params, names, path };
}
