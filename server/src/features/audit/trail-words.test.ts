import { listAudit, listOrganizationAudit } from '@move/contract/audit/audit.ts';
import { checkIn } from '@move/contract/participants/participants.ts';
import { updateSession } from '@move/contract/sessions/sessions.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { asSystem } from '../../platform/database/database.ts';
import { peopleWorld } from '../../testing/worlds/people-world.ts';
import { seedLocation } from '../locations/locations.seed.ts';

const { call, appPool, tenants, newActivity, newSession, add } = await peopleWorld();
const params = { organizationId: tenants.organization };
const session = await newSession({ hours: 0.1 });
const { id } = await add(session, { first_name: 'Gijs', last_name: 'Bakker', email: 'gijs@test.example' });
await call(checkIn, { params: { ...session, participantId: id }, body: { status: 'present' } });

const trail = async (as: 'staff' | 'admin' | 'superadmin', query: object) => {
  const { body } = await (as === 'staff'
    ? call(listOrganizationAudit, { as, params, query })
    : call(listAudit, { as, query }));
  return body.audit.map(({ action, subject_name: name }) => `${action} ${name}`);
};

test('a participant is found by three letters of the name, which an index has, and not by fewer', async () => {
  const found = async (search: string) => (await trail('staff', { subject: 'participants', search })).length;
  expect([await found('ijs'), await found('bakk gij'), await found('js')]).toEqual([2, 2, 0]);
});

test('a participant is named for readers who may see participants, and by initials for others', async () => {
  const query = { subject: 'participants' };
  const named = ['checkIn Gijs Bakker', 'createParticipant Gijs Bakker'];
  expect(await trail('staff', query)).toEqual(named);
  expect(await trail('admin', query)).toEqual(named);
  expect(await trail('superadmin', query)).toEqual(named);
  await asSystem(appPool, (db) =>
    sql`delete from role_abilities where role in ('admin', 'organization') and ability = 'manage-participants'`.execute(
      db,
    ),
  );
  expect(await trail('staff', query)).toEqual(['checkIn GB', 'createParticipant GB']);
  expect(await trail('admin', query)).toEqual(['checkIn GB', 'createParticipant GB']);
  expect(await trail('admin', { search: 'bakker' })).toEqual([]);
  await asSystem(appPool, (db) =>
    sql`insert into role_abilities (role, ability) values ('admin', 'manage-participants'), ('organization', 'manage-participants')`.execute(
      db,
    ),
  );
});

test('an entry about an order has its number', async () => {
  await asSystem(appPool, (db) =>
    sql`insert into audit_log (organization_id, action, subject_type, subject_id, subject_name)
      values (${tenants.organization}, 'refundTransaction', 'orders', '1118', 'CK')`.execute(db),
  );
  expect(await trail('staff', { subject: 'orders' })).toEqual(['refundTransaction B-1118']);
  expect(await trail('staff', { search: 'b-1118' })).toEqual(['refundTransaction B-1118']);
  expect(await trail('staff', { search: 'bestelling terug' })).toEqual(['refundTransaction B-1118']);
});

test('the search finds the words of the sentences', async () => {
  for (const search of ['bakker', 'gijs aanwezig', 'zette op', 'staff AANWEZIG']) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect([search, await trail('staff', { search })]).toEqual([
      search,
      expect.arrayContaining(['checkIn Gijs Bakker']),
    ]);
  }
  expect(await trail('staff', { search: 'voegde bakker toe' })).toEqual(['createParticipant Gijs Bakker']);
  expect(await trail('admin', { search: 'voegde bakker' })).toEqual(['createParticipant Gijs Bakker']);
  expect(await trail('staff', { search: 'gijs afwezig' })).toEqual([]);
});

test('when a session moves to another location, the history has both locations, the number of mails and who got them', async () => {
  const [from, to] = await asSystem(appPool, async (db) => [
    await seedLocation(db, { owner_organization_id: tenants.organization, name: 'De Waterlelie' }),
    await seedLocation(db, { owner_organization_id: tenants.organization, name: 'Instructiebad Oost' }),
  ]);
  const activityId = await newActivity({ location_id: from });
  const moving = await newSession({ activityId });
  const { id } = await add(moving);
  const { body } = await call(updateSession, { params: moving, body: { location_id: to } });
  expect(body.mails).toBe(1);
  const query = { subject: 'sessions', subjectId: String(moving.sessionId) };
  const { audit } = (await call(listOrganizationAudit, { params, query })).body;
  const changes = new Map(audit[0]?.changes.map((change) => [change.field, change]));
  expect(changes.get('location_id')).toMatchObject({
    old: from,
    new: to,
    names: { [from]: 'De Waterlelie', [to]: 'Instructiebad Oost' },
  });
  expect(changes.get('mails')).toMatchObject({ new: 1 });
  expect(changes.get('mailed_participant_ids')).toMatchObject({ new: [id], names: { [id]: 'Sanne de Wit' } });
});

test('the search finds what a change says: published or not, and how many were planned', async () => {
  await asSystem(appPool, (db) =>
    sql`insert into audit_log (organization_id, action, subject_type, subject_name, changes) values
      (${tenants.organization}, 'updateActivity', 'activities', 'Yoga', '{"concept": {"old": true, "new": false}}'),
      (${tenants.organization}, 'updateActivity', 'activities', 'Judo', '{"concept": {"old": false, "new": true}}'),
      (${tenants.organization}, 'createSession', 'sessions', 'Boks', '{"made": {"old": null, "new": 12}}'),
      (${tenants.organization}, 'createSession', 'sessions', 'Golf', '{"made": {"old": null, "new": 1}}')`.execute(db),
  );
  expect(await trail('staff', { search: 'publiceerde yoga' })).toEqual(['updateActivity Yoga']);
  expect(await trail('staff', { search: 'publiceerde judo' })).toEqual([]);
  expect(await trail('staff', { search: 'plande boks' })).toEqual(['createSession Boks']);
  expect(await trail('staff', { search: 'plande golf' })).toEqual([]);
});

test('the search finds only the sentence that is shown, not the general one of the action', async () => {
  await asSystem(appPool, (db) =>
    sql`insert into audit_log (organization_id, action, subject_type, subject_name, changes) values
      (${tenants.organization}, 'updateActivity', 'activities', 'Roeien', '{"concept": {"old": true, "new": false}}'),
      (${tenants.organization}, 'updateActivity', 'activities', 'Zeilen', '{"name": {"old": "Varen", "new": "Zeilen"}}'),
      (${tenants.organization}, 'createSession', 'sessions', 'Tennis', '{"made": {"old": null, "new": 12}}'),
      (${tenants.organization}, 'createSession', 'sessions', 'Padel', '{"made": {"old": null, "new": 1}}'),
      (${tenants.organization}, 'planSessions', 'activities', 'Squash', '{"made": {"old": null, "new": 3}}')`.execute(
      db,
    ),
  );
  expect(await trail('staff', { search: 'wijzigde roeien' })).toEqual([]);
  expect(await trail('staff', { search: 'wijzigde zeilen' })).toEqual(['updateActivity Zeilen']);
  expect(await trail('staff', { search: 'voegde tennis toe' })).toEqual([]);
  expect(await trail('staff', { search: 'voegde padel toe' })).toEqual(['createSession Padel']);
  expect(await trail('staff', { search: 'plande voor squash' })).toEqual(['planSessions Squash']);
  expect(await trail('staff', { search: 'plande in squash' })).toEqual([]);
  expect(await trail('staff', { search: 'noteerde gijs' })).toEqual([]);
});

test('the search finds what a user did as another user', async () => {
  await asSystem(appPool, async (db) => {
    const { rows } = await sql<{ id: number }>`
      insert into users (first_name, last_name, email) values
        ('Hanneke', 'Smit', 'hanneke@test.example'), ('Pieter', 'Vos', 'pieter@test.example') returning id`.execute(db);
    await sql`insert into audit_log (organization_id, action, subject_type, subject_name, impersonator_id, actor_id)
      values (${tenants.organization}, 'updateLocation', 'locations', 'De Kikker', ${rows[0]?.id}, ${rows[1]?.id})`.execute(
      db,
    );
  });
  expect(await trail('staff', { search: 'pieter kikker' })).toEqual(['updateLocation De Kikker']);
  expect(await trail('staff', { search: 'hanneke kikker' })).toEqual(['updateLocation De Kikker']);
  expect(await trail('superadmin', { search: 'hanneke pieter' })).toEqual(['updateLocation De Kikker']);
});

test('the search finds the labels of changed fields, in the language of the reader', async () => {
  await asSystem(appPool, (db) =>
    sql`insert into audit_log (organization_id, action, subject_type, subject_name, changes) values
      (${tenants.organization}, 'updateRate', 'rates', 'Groepsles', '{"price_in_cents": {"old": 500, "new": 550}}'),
      (${tenants.organization}, 'updateRate', 'rates', 'Kampweek', '{"name": {"old": "Kamp", "new": "Kampweek"}}')`.execute(
      db,
    ),
  );
  const found = async (search: string, language = 'nl') => {
    const { body } = await call(listOrganizationAudit, {
      as: 'staff',
      params,
      query: { search },
      headers: { 'accept-language': language },
    });
    return body.audit.map(({ subject_name: name }) => name);
  };
  expect(await found('prijs')).toEqual(['Groepsles']);
  expect(await found('groepsles PRIJS')).toEqual(['Groepsles']);
  expect(await found('kampweek prijs')).toEqual([]);
  expect([await found('price', 'en'), await found('price')]).toEqual([['Groepsles'], []]);
  expect(await trail('superadmin', { search: 'prijs' })).toEqual(['updateRate Groepsles']);
});

// a trail has far more check-ins than other rows, so a lookup of each would take seconds
test('the changes of a check-in are read only for a field that it can change', async () => {
  await asSystem(appPool, (db) =>
    sql`insert into audit_log (organization_id, action, subject_type, subject_id, changes)
      select ${tenants.organization}, action, 'participants', ${String(id)}, '{"notes": {"old": null, "new": "•••"}, "check_in": {"old": "none", "new": "absent"}}'::jsonb
      from unnest(array['sendTap', 'updateParticipant']) as action`.execute(db),
  );
  const found = async (search: string) =>
    (await trail('staff', { subject: 'participants', search })).map((row) => row.split(' ')[0]);
  expect(await found('notities')).toEqual(['updateParticipant']);
  expect(await found('aanwezigheid')).toEqual(expect.arrayContaining(['sendTap', 'updateParticipant']));
});
