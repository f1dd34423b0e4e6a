import { listContacts } from '@move/contract/contacts/contacts.ts';
import { updateOrganization } from '@move/contract/organizations/organizations.ts';
import { getInvite } from '@move/contract/team/invites.ts';
import {
  createInvite,
  listTeam,
  removeMember,
  resendInvite,
  revokeInvite,
  updateMember,
} from '@move/contract/team/team.ts';
import { describe, expect, test } from 'vitest';
import { asSystem } from '../../platform/database/database.ts';
import { testApp } from '../../testing/test-app.ts';
import { seedRole, seedUser } from '../access/access.seed.ts';
import { seedInvite } from './team.seed.ts';

const { call, mailsTo, appPool, tenants } = await testApp();
const organizationId = tenants.organization;
const params = { organizationId };

const draft = (email: string, role: 'organization' | 'trainer' = 'trainer') => ({
  first_name: 'Daan',
  last_name: 'Visser',
  email,
  role,
});

const member = (role: 'organization' | 'trainer', email: string) =>
  asSystem(appPool, async (db) => {
    const id = await seedUser(db, { email, first_name: 'Eva', last_name: 'Mulder' });
    await seedRole(db, { user_id: id, role, organization_id: organizationId });
    return id;
  });

const expire = (inviteId: number | null) =>
  asSystem(appPool, (db) =>
    db.updateTable('invites').set({ expires_at: '2020-01-01T00:00:00Z' }).where('id', '=', inviteId).execute(),
  );

describe('the team', () => {
  test('shows members and invites in one list, with their status', async () => {
    await call(createInvite, { params, body: draft('lijst@test.example') });
    const { status, body } = await call(listTeam, { params, query: { sort: 'email' } });
    expect(status).toBe(200);
    const byEmail = Object.fromEntries(body.team.map((person) => [person.email, [person.role, person.status]]));
    expect(byEmail).toMatchObject({
      'staff@test.example': ['organization', 'accepted'],
      'trainer@test.example': ['trainer', 'accepted'],
      'lijst@test.example': ['trainer', 'sent'],
    });
    expect(JSON.stringify(body)).not.toContain('token');
  });

  test('has a key for each row, and paths by the ids of member and invite', async () => {
    const { body } = await call(createInvite, { params, body: draft('sleutel@test.example') });
    expect(body.invite).not.toHaveProperty('id');
    expect(body.invite.key).toBe(`invite-${body.invite.invite_id}`);
    const { body: listed } = await call(listTeam, { params });
    expect(new Set(listed.team.map(({ key }) => key)).size).toBe(listed.team.length);
  });

  test('shows that the login of a member is closed', async () => {
    const id = await member('trainer', 'gesloten@test.example');
    const closedOf = async () => {
      const { body } = await call(listTeam, { params, query: { search: 'gesloten@' } });
      return body.team.map(({ is_closed }) => is_closed);
    };
    expect(await closedOf()).toEqual([false]);
    await appPool.query('update users set closed_at = now() where id = $1', [id]);
    expect(await closedOf()).toEqual([true]);
  });

  test('is filtered by status and role, and searched by name and address', async () => {
    const invited = await call(listTeam, { params, query: { status: 'sent', search: 'LIJST@' } });
    expect(invited.body.team.map(({ email }) => email)).toEqual(['lijst@test.example']);
    const staff = await call(listTeam, { params, query: { role: 'organization' } });
    expect(staff.body.team.every(({ role }) => role === 'organization')).toBe(true);
    expect((await call(listTeam, { params, query: { search: '%' } })).body.team).toEqual([]);
  });

  test('can be read by a trainer, and changed only with manage-team', async () => {
    expect((await call(listTeam, { as: 'trainer', params })).status).toBe(200);
    const body = draft('van-trainer@test.example', 'organization');
    expect((await call(createInvite, { as: 'trainer', params, body })).status).toBe(403);
  });
});

describe('inviting', () => {
  test('mails a link to a new address, in the language of the inviter', async () => {
    const email = 'Nieuw.Iemand@test.example';
    const { status, body } = await call(createInvite, {
      params,
      body: draft(email),
      headers: { 'accept-language': 'en' },
    });
    expect(status).toBe(201);
    expect(body.invite).toMatchObject({ email: 'nieuw.iemand@test.example', status: 'sent', user_id: null });
    const [mail] = await mailsTo(email);
    expect(mail?.subject).toBe('staff Test invites you to Zwemclub Test');
    expect(mail?.body_text).toMatch(/\/invite\/register\?token=[\w-]{43}/);
    expect(mail?.body_text).toMatch(/it works until [A-Z][a-z]+day \d{1,2} [A-Z][a-z]+ \d{4} at \d\d:\d\d\./);
  });

  test('mails a user in their own language, with a link to accept', async () => {
    await asSystem(appPool, (db) =>
      seedUser(db, { email: 'english@test.example', first_name: 'Amy', last_name: 'Winters', locale: 'en' }),
    );
    await call(createInvite, { params, body: draft('english@test.example') });
    const [mail] = await mailsTo('english@test.example');
    expect(mail?.body_text).toContain('Accept invitation');
  });

  test('says that a trainer also sees the money of the organisation', async () => {
    await call(createInvite, { params, body: draft('geld@test.example') });
    await call(createInvite, { params, body: draft('staf@test.example', 'organization') });
    const money = 'Je ziet ook het geld van de organisatie: bestellingen, facturen en uitbetalingen.';
    expect((await mailsTo('geld@test.example'))[0]?.body_text).toContain(money);
    expect((await mailsTo('staf@test.example'))[0]?.body_text).not.toContain(money);
  });

  test('has the name of the platform from which it was sent, in the mail and on its page', async () => {
    const { otherApplication } = tenants;
    const applications = await asSystem(appPool, async (db) => {
      const link = { organization_id: organizationId, application_id: otherApplication };
      await db.insertInto('organization_applications').values(link).execute();
      return db.selectFrom('applications').select(['id', 'name']).execute();
    });
    const nameOf = (id: number) => applications.find((application) => application.id === id)?.name;
    for (const application of [tenants.application, otherApplication]) {
      const email = `platform-${application}@test.example`;
      const headers = { 'x-application-id': String(application) };
      await call(createInvite, { params, body: draft(email), headers });
      const [mail] = await mailsTo(email);
      expect(mail?.body_text).toContain(nameOf(application));
      const [, token = '', id] = /token=([\w-]+)&application=(\d+)/.exec(mail?.body_text ?? '') ?? [];
      const opened = await call(getInvite, { as: null, params: { token }, query: { application_id: Number(id) } });
      expect(opened.body.invite.brand_application_id).toBe(application);
    }
  });

  test('has the name of the home platform for a link that names a platform without the organisation', async () => {
    await call(createInvite, { params, body: draft('thuis@test.example') });
    const [mail] = await mailsTo('thuis@test.example');
    const token = /token=([\w-]+)/.exec(mail?.body_text ?? '')?.[1] ?? '';
    const { body } = await call(getInvite, { as: null, params: { token }, query: { application_id: 9_999_999 } });
    expect(body.invite.brand_application_id).toBe(tenants.application);
  });

  test('stores only a hash of the link', async () => {
    const { body } = await call(createInvite, { params, body: draft('hash@test.example') });
    const [mail] = await mailsTo('hash@test.example');
    const token = /token=([\w-]+)/.exec(mail?.body_text ?? '')?.[1] ?? '';
    const row = await asSystem(appPool, (db) =>
      db.selectFrom('invites').selectAll().where('id', '=', body.invite.invite_id).executeTakeFirstOrThrow(),
    );
    expect(token).not.toBe('');
    expect(JSON.stringify({ ...row, token_hash: row.token_hash.toString('latin1') })).not.toContain(token);
  });

  test('refuses a member, a second open invite and a role that teams don’t have', async () => {
    const known = await call(createInvite, { params, body: draft('TRAINER@test.example') });
    expect([known.status, known.errors]).toEqual([422, { email: ['Dit adres hoort al bij het team'] }]);
    await call(createInvite, { params, body: draft('dubbel@test.example') });
    const twice = await call(createInvite, { params, body: draft('Dubbel@test.example') });
    expect([twice.status, Object.keys(twice.errors)]).toEqual([422, ['email']]);
    for (const role of ['admin', 'superadmin']) {
      const { status, errors } = await call(createInvite, { params, body: { ...draft('a@test.example'), role } });
      expect([status, Object.keys(errors)]).toEqual([422, ['role']]);
    }
  });

  test('the same address twice at once creates one invite', async () => {
    const ask = () => call(createInvite, { params, body: draft('tegelijk@test.example') });
    const statuses = (await Promise.all([ask(), ask(), ask()])).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([201, 422, 422]);
    expect(await mailsTo('tegelijk@test.example')).toHaveLength(1);
  });

  test('limits the mails to an address, even when each invite is revoked for the next', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 11; n += 1) {
      const { status, body } = await call(createInvite, { params, body: draft('Vol@test.example') });
      statuses.push(status);
      if (status === 201) {
        await call(revokeInvite, { params: { organizationId, inviteId: body.invite.invite_id ?? 0 } });
      }
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 429]);
    expect(await mailsTo('vol@test.example')).toHaveLength(10);
  });

  test('works again once the earlier invite has expired, and the list shows only the newest invite', async () => {
    const first = await call(createInvite, { params, body: draft('oud@test.example') });
    await expire(first.body.invite.invite_id);
    const seen = await call(listTeam, { params, query: { search: 'oud@test' } });
    expect(seen.body.team.map(({ status }) => status)).toEqual(['expired']);
    expect((await call(createInvite, { params, body: draft('oud@test.example') })).status).toBe(201);
    const now = await call(listTeam, { params, query: { search: 'oud@test' } });
    expect(now.body.team.map(({ status }) => status)).toEqual(['sent']);
    const { status } = await call(resendInvite, {
      params: { organizationId, inviteId: first.body.invite.invite_id ?? 0 },
    });
    expect(status).toBe(409);
  });

  test('never gives a role above that of the inviter, whatever abilities a trainer has', async () => {
    await appPool.query("insert into role_abilities values ('trainer', 'manage-team')");
    const body = draft('hoger@test.example', 'organization');
    const { status, errors } = await call(createInvite, { as: 'trainer', params, body });
    expect([status, Object.keys(errors)]).toEqual([422, ['role']]);
    const staff = { organizationId, userId: tenants.users.staff };
    expect((await call(removeMember, { as: 'trainer', params: staff })).status).toBe(403);
    const own = { organizationId, userId: tenants.users.trainer };
    const lift = await call(updateMember, { as: 'trainer', params: own, body: { role: 'organization' } });
    expect(lift.status).toBe(422);
    await appPool.query("delete from role_abilities where role = 'trainer' and ability = 'manage-team'");
  });
});

describe('an open invite', () => {
  test('is sent again with a new link; the old one stops working', async () => {
    const { body } = await call(createInvite, { params, body: draft('weer@test.example') });
    const inviteId = body.invite.invite_id ?? 0;
    await expire(inviteId);
    const again = await call(resendInvite, { params: { organizationId, inviteId } });
    expect([again.status, again.body.invite.status]).toEqual([200, 'sent']);
    const links = (await mailsTo('weer@test.example')).map((mail) => /token=([\w-]+)/.exec(mail.body_text)?.[1]);
    expect(new Set(links).size).toBe(2);
  });

  test('is revoked once; after that it can’t be sent again or revoked', async () => {
    const { body } = await call(createInvite, { params, body: draft('weg@test.example') });
    const named = { organizationId, inviteId: body.invite.invite_id ?? 0 };
    expect((await call(revokeInvite, { params: named })).status).toBe(204);
    expect((await call(revokeInvite, { params: named })).status).toBe(409);
    expect((await call(resendInvite, { params: named })).status).toBe(409);
    expect((await call(createInvite, { params, body: draft('weg@test.example') })).status).toBe(201);
  });

  test('of a platform is not found in a team', async () => {
    const inviteId = await asSystem(appPool, (db) =>
      seedInvite(db, {
        application_id: tenants.application,
        email: 'x@test.example',
        first_name: 'X',
        last_name: 'Y',
        role: 'admin',
      }),
    );
    expect((await call(revokeInvite, { as: 'admin', params: { organizationId, inviteId } })).status).toBe(404);
  });
});

describe('a member', () => {
  test('gets another role, with immediate effect', async () => {
    const userId = tenants.users.trainer;
    const raised = await call(updateMember, { params: { organizationId, userId }, body: { role: 'organization' } });
    expect([raised.status, raised.body.member.role]).toEqual([200, 'organization']);
    const body = { description: 'Nieuw' };
    expect(
      (await call(updateOrganization, { as: 'trainer', params, body: { name: 'Zwemclub Test', ...body } })).status,
    ).toBe(200);
    await call(updateMember, { params: { organizationId, userId }, body: { role: 'trainer' } });
    expect(
      (await call(updateOrganization, { as: 'trainer', params, body: { name: 'Zwemclub Test', ...body } })).status,
    ).toBe(403);
  });

  test('who leaves loses access at once and stays as an external contact', async () => {
    const userId = await member('trainer', 'vertrekt@test.example');
    await asSystem(appPool, (db) =>
      db
        .insertInto('contacts')
        .values({ organization_id: organizationId, user_id: userId, first_name: 'Eva', email: 'vertrekt@test.example' })
        .execute(),
    );
    expect((await call(removeMember, { params: { organizationId, userId } })).status).toBe(204);
    expect((await call(removeMember, { params: { organizationId, userId } })).status).toBe(404);
    const { body } = await call(listContacts, { params });
    expect(body.contacts.find(({ email }) => email === 'vertrekt@test.example')?.is_member).toBe(false);
  });

  test('who is the last with the role organization can’t be removed or get another role', async () => {
    const named = { organizationId, userId: tenants.users.staff };
    for (const answer of [
      await call(removeMember, { as: 'admin', params: named }),
      await call(updateMember, { as: 'admin', params: named, body: { role: 'trainer' } }),
    ]) {
      expect([answer.status, Object.keys(answer.errors)]).toEqual([409, ['state']]);
    }
  });

  test('and another member who demote each other at once: one of them keeps the role organization', async () => {
    const other = await member('organization', 'tweede@test.example');
    const demote = (userId: number) =>
      call(updateMember, { as: 'admin', params: { organizationId, userId }, body: { role: 'trainer' } });
    const statuses = (await Promise.all([demote(other), demote(tenants.users.staff)])).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409]);
  });
});
