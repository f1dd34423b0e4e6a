import { forgotPassword, getProfile, login, updateProfile } from '@move/contract/access/access.ts';
import { createContact, removeContact } from '@move/contract/contacts/contacts.ts';
import { listAudit } from '@move/contract/audit/audit.ts';
import { getFile, uploadFile } from '@move/contract/files/files.ts';
import { createOwnFeed } from '@move/contract/feeds/feeds.ts';
import { checkIn } from '@move/contract/participants/participants.ts';
import { createView, removeView, saveDraft } from '@move/contract/preferences/preferences.ts';
import { eraseOwnAccount, eraseUser, exportOwnData, getOwnErasure } from '@move/contract/privacy/account-data.ts';
import { createInvite, removeMember } from '@move/contract/team/team.ts';
import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { hashPassword } from '../../../platform/auth/password.ts';
import { asSystem } from '../../../platform/database/database.ts';
import { pngFile } from '../../../testing/pictures.ts';
import { personalDataWorld } from '../../../testing/worlds/personal-data-world.ts';
import { seedRole, seedUser } from '../../access/access.seed.ts';
import { seedContact, seedContactLink } from '../../contacts/contacts.seed.ts';
import { seedOrganization } from '../../organizations/organizations.seed.ts';
import { mailReset } from '../../access/passwords/reset-password.ts';

const { call, appPool, tenants, tablesWith, organizationId, newSession, add, rowsOf } = await personalDataWorld();
const password = 'een-lang-wachtwoord';
const email = 'zqnobody@test.example';
await appPool.query('update users set email = $1, password_hash = $2 where id = $3', [
  email,
  await hashPassword(password),
  tenants.users.nobody,
]);

test('a user downloads all data of the account, without secrets', async () => {
  const { status, bytes } = await call(exportOwnData, { as: 'staff' });
  expect(status).toBe(200);
  const json = strFromU8(unzipSync(bytes)['data.json'] ?? new Uint8Array());
  const data = JSON.parse(json);
  expect(data.users).toEqual([expect.objectContaining({ id: tenants.users.staff, email: 'staff@test.example' })]);
  expect(data.user_roles).toEqual([expect.objectContaining({ role: 'organization', organization_id: organizationId })]);
  expect(json).not.toMatch(/_hash/);
});

test('the download is made in its own thread', async () => {
  const started: unknown[] = [];
  const note = (thread: unknown) => started.push(thread);
  process.on('worker', note);
  await call(saveDraft, { as: 'staff', params: { form: 'note' }, body: { values: { text: 'in a thread' } } });
  const { bytes } = await call(exportOwnData, { as: 'staff' });
  process.off('worker', note);
  expect(started).toHaveLength(1);
  expect(strFromU8(unzipSync(bytes)['data.json'] ?? new Uint8Array())).toContain('in a thread');
});

test.each([
  ['nl', 'mijn-gegevens.html', ['Mijn gegevens', 'E-mailadres', 'Rollen', 'Medewerker', 'Zwemclub Test', 'Taal']],
  ['en', 'my-data.html', ['My data', 'E-mail address', 'Roles', 'Staff', 'Zwemclub Test', 'Language']],
] as const)('the download has a page to read in %s', async (locale, name, words) => {
  const { bytes } = await call(exportOwnData, { as: 'staff', headers: { 'accept-language': locale } });
  const page = strFromU8(unzipSync(bytes)[name] ?? new Uint8Array());
  for (const word of words) expect(page).toContain(word);
  expect(page).not.toMatch(/\d{4}-\d\d-\d\dT|>(true|false|organization)<|_hash/);
});

test('an account with roles can’t be erased', async () => {
  const params = { userId: tenants.users.trainer };
  const refused = await call(eraseUser, { as: 'superadmin', params, body: { email: 'trainer@test.example' } });
  expect([refused.status, Object.keys(refused.errors)]).toEqual([409, ['state']]);
  expect((await call(getProfile, { as: 'trainer' })).status).toBe(200);
});

test('the roles that prevent erasing an account are shown before the password is asked', async () => {
  const rolesOf = async (as: 'staff' | 'admin' | 'superadmin' | 'nobody') =>
    (await call(getOwnErasure, { as })).body.roles;
  expect(await rolesOf('staff')).toEqual([{ role: 'organization', place: 'Zwemclub Test' }]);
  expect(await rolesOf('admin')).toEqual([{ role: 'admin', place: expect.any(String) }]);
  expect(await rolesOf('superadmin')).toContainEqual({ role: 'superadmin', place: null });
  expect(await rolesOf('nobody')).toEqual([]);
});

test('roles in a removed organisation don’t prevent erasing an account, and are removed with it', async () => {
  const [goneId, userId] = await asSystem(appPool, async (db) => {
    const gone = await seedOrganization(db, { name: 'Gestopt', home_application_id: tenants.application });
    const user = await seedUser(db, { email: 'over@test.example', first_name: 'Ov', last_name: 'Er' });
    await seedRole(db, { user_id: user, role: 'organization', organization_id: gone });
    return [gone, user];
  });
  const erase = () => call(eraseUser, { as: 'superadmin', params: { userId }, body: { email: 'over@test.example' } });
  expect((await erase()).status).toBe(409);
  await asSystem(appPool, async (db) => {
    await db.updateTable('organizations').set({ deleted_at: sql`now()` }).where('id', '=', goneId).execute();
    await seedRole(db, { user_id: tenants.users.nobody, role: 'trainer', organization_id: goneId });
  });
  expect((await call(getOwnErasure, { as: 'nobody' })).body.roles).toEqual([]);
  expect((await erase()).status).toBe(204);
  const { rows } = await rowsOf(sql`select user_id from user_roles where organization_id = ${goneId}`);
  expect(rows).toEqual([{ user_id: tenants.users.nobody }]);
});

test('erasing an account with another e-mail address than its own is refused', async () => {
  const params = { userId: tenants.users.nobody };
  const refused = await call(eraseUser, { as: 'superadmin', params, body: { email: 'other@test.example' } });
  expect([refused.status, Object.keys(refused.errors)]).toEqual([422, ['email']]);
});

test('a user erases their own account with the password, and no data of it is left', async () => {
  const { body: picture } = await call(uploadFile, { as: 'nobody', body: { file: await pngFile({}, 'zqnic.png') } });
  const names = { first_name: 'Zqnic', last_name: 'Zqniemand' };
  await call(updateProfile, { as: 'nobody', body: { ...names, avatar: picture.token } });
  const shown = () => call(getFile, { as: null, params: { file: picture.id } });
  expect((await shown()).status).toBe(200);
  const userId = tenants.users.nobody;
  await asSystem(appPool, (db) => seedRole(db, { user_id: userId, role: 'trainer', organization_id: organizationId }));
  const view = { list: 'listTags', name: 'Van Zqnic', shared: 'organization' as const };
  const session = await newSession({ hours: 0 });
  const { id: participantId } = await add(session);
  const checked = { as: 'nobody', params: { ...session, participantId }, body: { status: 'present' } } as const;
  expect((await call(checkIn, checked)).body.participant.checked_in_by).toBe('Zqnic Zqniemand');
  const named = await rowsOf(
    sql`select action from audit_log where subject_type = 'participants' and changes::text like '%Zqnic%'`,
  );
  expect(named.rows).toEqual([]);
  await call(createView, { as: 'nobody', query: { organization_id: organizationId }, body: view });
  expect((await call(createOwnFeed, { as: 'nobody', body: {} })).status).toBe(201);
  expect((await call(removeMember, { params: { organizationId, userId } })).status).toBe(204);
  const begun = (await call(login, { as: null, body: { email, password } })).body;
  const nobody = { as: null, headers: { authorization: `Bearer ${begun.api_token}` } };
  await call(saveDraft, { ...nobody, params: { form: 'profile' }, body: { values: { note: 'zqtyped' } } });
  for (const as of ['superadmin', 'admin'] as const) {
    await call(createView, { as, body: { list: 'people', name: email, query: { search: email }, shared: 'me' } });
    await call(saveDraft, { as, params: { form: 'redeem' }, body: { values: { email } } });
  }
  const shared = { list: 'people', name: email, query: { search: email }, shared: 'all' as const };
  expect((await call(createView, { as: 'admin', body: shared })).status).toBe(201);
  const { view: ended } = (await call(createView, { as: 'admin', body: shared })).body;
  await call(removeView, { as: 'admin', params: { viewId: ended.id } });
  // a contact and an invite that are removed again, so that only the trail has them
  const { contact } = (await call(createContact, { params: { organizationId }, body: { ...names, email } })).body;
  await call(removeContact, { params: { organizationId, contactId: contact.id } });
  const invited = { ...names, email, role: 'trainer' as const };
  const { invite } = (await call(createInvite, { params: { organizationId }, body: invited })).body;
  await asSystem(appPool, (db) =>
    db
      .deleteFrom('invites')
      .where('id', '=', invite.invite_id ?? 0)
      .execute(),
  );
  await call(createInvite, {
    params: { organizationId },
    body: { first_name: 'Zqnic', last_name: 'Zqniemand', email, role: 'trainer' },
  });
  await asSystem(appPool, (db) => mailReset(db, { email }, 'https://move.example'));
  expect((await call(login, { as: null, body: { email, password } })).status).toBe(200);
  expect((await tablesWith(['zq'])).length).toBeGreaterThan(4);
  const wrong = await call(eraseOwnAccount, { ...nobody, body: { current_password: 'iets anders' } });
  expect([wrong.status, Object.keys(wrong.errors)]).toEqual([422, ['current_password']]);
  const erased = await call(eraseOwnAccount, { ...nobody, body: { current_password: password } });
  expect([erased.status, erased.errors]).toEqual([204, {}]);
  expect(await tablesWith(['zq'])).toEqual([]);
  expect((await shown()).status).toBe(404);
});

test('erasing an account removes its contacts of a team; a contact that an offer shows stays and is listed beforehand', async () => {
  const person = { email: 'zqeva@test.example', first_name: 'Zqeva', last_name: 'Zqteam' };
  const password_hash = await hashPassword(password);
  const userId = await asSystem(appPool, (db) => seedUser(db, { ...person, password_hash }));
  const begun = (await call(login, { as: null, body: { email: person.email, password } })).body;
  const self = { as: null, headers: { authorization: `Bearer ${begun.api_token}` } };
  const shop = await asSystem(appPool, async (db) => {
    // a contact without a link to the account in one organisation, and with one in the other
    await seedContact(db, { organization_id: organizationId, ...person });
    const other = await seedOrganization(db, { name: 'Noemt haar', home_application_id: tenants.application });
    const contact_id = await seedContact(db, { organization_id: other, user_id: userId, ...person });
    const link = { organization_id: other, subject_type: 'activity', subject_id: 1, roles: ['trainer'] };
    await seedContactLink(db, { ...link, contact_id });
    return other;
  });
  expect((await call(getOwnErasure, self)).body).toEqual({ roles: [], contact_of: ['Noemt haar'] });
  const body = { email: person.email };
  expect((await call(eraseUser, { as: 'superadmin', params: { userId }, body })).status).toBe(204);
  const { rows } = await rowsOf(sql`select organization_id, user_id from contacts where email = ${person.email}`);
  expect(rows).toEqual([{ organization_id: shop, user_id: null }]);
  await rowsOf(sql`delete from contacts where organization_id = ${shop} returning id`);
});

test('an erased account can’t log in, and the trail names it as erased', async () => {
  expect((await call(getProfile, { as: 'nobody' })).status).toBe(401);
  expect((await call(login, { as: null, body: { email, password } })).status).toBe(422);
  expect((await call(forgotPassword, { as: null, body: { email } })).status).toBe(204);
  const query = { actorId: tenants.users.nobody };
  const { audit } = (await call(listAudit, { as: 'superadmin', query })).body;
  expect(audit[0]).toMatchObject({ action: 'eraseOwnAccount', actor: { name: 'Verwijderde gebruiker' } });
});

test('only a superadmin erases the account of another user', async () => {
  const params = { userId: tenants.users.nobody };
  expect((await call(eraseUser, { as: 'admin', params, body: { email } })).status).toBe(403);
  expect((await call(eraseUser, { as: 'superadmin', params, body: { email } })).status).toBe(404);
});
