import { getProfile, login } from '@move/contract/access/access.ts';
import { listContacts } from '@move/contract/contacts/contacts.ts';
import {
  createAdministratorInvite,
  listAdministrators,
  removeAdministrator,
} from '@move/contract/team/administrators.ts';
import { confirmInvite, getInvite, registerByInvite } from '@move/contract/team/invites.ts';
import { createInvite, revokeInvite } from '@move/contract/team/team.ts';
import { describe, expect, test } from 'vitest';
import { hashPassword } from '../../../platform/auth/password.ts';
import { asSystem } from '../../../platform/database/database.ts';
import { testApp } from '../../../testing/test-app.ts';
import { seedUser } from '../../access/access.seed.ts';
import { seedInvite } from '../team.seed.ts';

const { call, appPool, tenants, signIn } = await testApp();
const organizationId = tenants.organization;
const params = { organizationId };
const password = 'een lang wachtwoord é';
const names = { first_name: 'Daan', last_name: 'Visser' };
const registration = { ...names, password, password_confirmation: password };
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** Sends an invite and returns the mailed secret. */
async function linkFor(email: string): Promise<string> {
  const { status } = await call(createInvite, { params, body: { ...names, email, role: 'trainer' } });
  expect(status).toBe(201);
  const { rows } = await appPool.query<{ body_text: string }>(
    'select body_text from mails where recipient = $1 order by id desc limit 1',
    [email],
  );
  return /token=([\w-]+)/.exec(rows[0]?.body_text ?? '')?.[1] ?? '';
}

const account = (email: string) =>
  asSystem(appPool, async (db) => seedUser(db, { ...names, email, password_hash: await hashPassword(password) }));

const isMember = (email: string) =>
  asSystem(appPool, async (db) => {
    const rows = await db
      .selectFrom('user_roles')
      .innerJoin('users', 'users.id', 'user_roles.user_id')
      .select('role')
      .where('email', '=', email)
      .where('organization_id', '=', organizationId)
      .execute();
    return rows.map(({ role }) => role);
  });

describe('the link of an invite', () => {
  test('shows who invites to what, and whether there is an account', async () => {
    const token = await linkFor('kijk@test.example');
    const { status, body } = await call(getInvite, { as: null, params: { token } });
    expect(status).toBe(200);
    expect(body.invite).toEqual({
      email: 'kijk@test.example',
      ...names,
      role: 'trainer',
      status: 'sent',
      organization: { id: organizationId, name: 'Zwemclub Test' },
      application: null,
      brand_application_id: tenants.application,
      has_account: false,
    });
  });

  test('is 404 when unknown, 410 when expired or revoked, 409 when accepted, alike for reading and accepting', async () => {
    const invited = { organization_id: organizationId, ...names, role: 'trainer' };
    await asSystem(appPool, async (db) => {
      await seedInvite(db, {
        ...invited,
        email: 'e@test.example',
        token: 'expired',
        expires_at: '2020-01-01T00:00:00Z',
      });
      await seedInvite(db, { ...invited, email: 'r@test.example', token: 'revoked', status: 'revoked' });
      const accepted_at = '2026-01-01T00:00:00Z';
      await seedInvite(db, { ...invited, email: 'a@test.example', token: 'accepted', status: 'accepted', accepted_at });
    });
    for (const [token, expected] of [
      ['unknown', 404],
      ['expired', 410],
      ['revoked', 410],
      ['accepted', 409],
    ] as const) {
      const answers = [
        await call(getInvite, { as: null, params: { token } }),
        await call(registerByInvite, { as: null, params: { token }, body: registration }),
        await call(confirmInvite, { as: null, params: { token }, body: { email: 'e@test.example', password } }),
      ];
      expect([token, ...answers.map(({ status }) => status)]).toEqual([token, expected, expected, expected]);
    }
  });

  test('of a removed organisation is 410', async () => {
    await asSystem(appPool, async (db) => {
      await db
        .updateTable('organizations')
        .set({ deleted_at: '2026-01-01T00:00:00Z' })
        .where('id', '=', tenants.childOrganization)
        .execute();
      await seedInvite(db, {
        organization_id: tenants.childOrganization,
        ...names,
        email: 'g@test.example',
        role: 'trainer',
        token: 'of-the-gone',
      });
    });
    expect((await call(getInvite, { as: null, params: { token: 'of-the-gone' } })).status).toBe(410);
  });
});

describe('registering', () => {
  test('creates the account, the membership and the contact, logs in and notifies the inviter', async () => {
    const email = 'nieuw@test.example';
    const token = await linkFor(email);
    const { status, body } = await call(registerByInvite, { as: null, params: { token }, body: registration });
    expect(status).toBe(201);
    expect(body.user).toMatchObject({ email, ...names });
    const profile = await call(getProfile, { as: null, headers: bearer(body.api_token) });
    expect(profile.body.roles).toEqual(['trainer']);
    expect(profile.body.organizations).toEqual([{ id: organizationId, name: 'Zwemclub Test' }]);
    const contacts = await call(listContacts, { params });
    expect(contacts.body.contacts.find((contact) => contact.email === email)?.is_member).toBe(true);
    const { rows } = await appPool.query<{ subject: string }>(
      "select subject from mails where recipient = 'staff@test.example' order by id desc limit 1",
    );
    expect(rows[0]?.subject).toBe('Daan Visser heeft je uitnodiging geaccepteerd');
    const again = await call(login, { as: null, body: { email, password } });
    expect(again.status).toBe(200);
  });

  test('twice at once creates one account', async () => {
    const token = await linkFor('dubbelklik@test.example');
    const register = () => call(registerByInvite, { as: null, params: { token }, body: registration });
    const statuses = (await Promise.all([register(), register()])).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([201, 409]);
  });

  test('stores no secret to replay: a second call with the same idempotency key gets no token', async () => {
    const token = await linkFor('sleutel@test.example');
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const register = () => call(registerByInvite, { as: null, params: { token }, body: registration, headers });
    expect((await register()).status).toBe(201);
    const repeat = await register();
    expect([repeat.status, Object.keys(repeat.errors)]).toEqual([409, ['idempotency_key']]);
    const { rows } = await appPool.query('select response from idempotency_keys where response is not null');
    expect(JSON.stringify(rows)).not.toContain('api_token');
  });

  test('is refused for an address that has an account', async () => {
    await account('bestaat@test.example');
    const token = await linkFor('bestaat@test.example');
    const { status, errors } = await call(registerByInvite, { as: null, params: { token }, body: registration });
    expect([status, Object.keys(errors)]).toEqual([409, ['state']]);
  });

  test.each([
    ['too short', 'kort', 'kort', 'password'],
    ['not repeated', password, 'iets heel anders', 'password_confirmation'],
    ['the address itself', 'Zelfde@test.example', 'Zelfde@test.example', 'password'],
    ['129 characters', 'x'.repeat(129), 'x'.repeat(129), 'password'],
  ])('refuses a password that is %s', async (what, typed, repeated, field) => {
    const email = what === 'the address itself' ? 'zelfde@test.example' : `${field}${typed.length}@test.example`;
    const invited = { organization_id: organizationId, ...names, email, role: 'trainer', token: what };
    await asSystem(appPool, (db) => seedInvite(db, invited));
    const body = { ...names, password: typed, password_confirmation: repeated };
    const { status, errors } = await call(registerByInvite, { as: null, params: { token: what }, body });
    expect([status, Object.keys(errors)]).toEqual([422, [field]]);
  });
});

describe('confirming', () => {
  test('requires a login or the password of the invited address, not another user’s', async () => {
    const email = 'bevestigt@test.example';
    await account(email);
    const token = await linkFor(email);
    const confirm = (body: object, headers = {}) =>
      call(confirmInvite, { as: null, params: { token }, body: { ...body }, headers });
    expect((await confirm({})).status).toBe(401);
    expect((await confirm({}, bearer('made-up'))).status).toBe(401);
    expect((await confirm({}, bearer(await signIn('stranger')))).status).toBe(403);
    await appPool.query("update users set password_hash = $1 where email = 'stranger@test.example'", [
      await hashPassword(password),
    ]);
    expect((await confirm({ email: 'stranger@test.example', password })).status).toBe(422);
    expect((await confirm({ email, password: 'verkeerd wachtwoord' })).status).toBe(422);
    expect(await isMember(email)).toEqual([]);
    expect((await confirm({ email, password })).status).toBe(204);
    expect(await isMember(email)).toEqual(['trainer']);
    expect((await confirm({ email, password })).status).toBe(409);
  });

  test('works with the invited user’s own session', async () => {
    const email = 'sessie@test.example';
    await account(email);
    const { body } = await call(login, { as: null, body: { email, password } });
    const token = await linkFor(email);
    const answer = await call(confirmInvite, {
      as: null,
      params: { token },
      body: {},
      headers: bearer(body.api_token),
    });
    expect(answer.status).toBe(204);
    expect(await isMember(email)).toEqual(['trainer']);
  });

  test('and revoking at once: one of the two succeeds', async () => {
    const email = 'race@test.example';
    await account(email);
    const token = await linkFor(email);
    const { rows } = await asSystem(appPool, async (db) => ({
      rows: await db.selectFrom('invites').select('id').where('email', '=', email).execute(),
    }));
    const [confirmed, revoked] = await Promise.all([
      call(confirmInvite, { as: null, params: { token }, body: { email, password } }),
      call(revokeInvite, { params: { organizationId, inviteId: rows[0]?.id ?? 0 } }),
    ]);
    expect([confirmed.status === 204, revoked.status === 204].filter(Boolean)).toHaveLength(1);
    expect(await isMember(email)).toEqual(confirmed.status === 204 ? ['trainer'] : []);
  });
});

describe('administrators of a platform', () => {
  const platform = { applicationId: tenants.application };

  test('are invited by a superadmin and have the role on that platform', async () => {
    const email = 'beheer@test.example';
    const invited = await call(createAdministratorInvite, {
      as: 'superadmin',
      params: platform,
      body: { ...names, email },
    });
    expect([invited.status, invited.body.invite.role]).toEqual([201, 'admin']);
    const { rows } = await appPool.query<{ body_text: string }>('select body_text from mails where recipient = $1', [
      email,
    ]);
    const token = /token=([\w-]+)/.exec(rows[0]?.body_text ?? '')?.[1] ?? '';
    const { body } = await call(registerByInvite, { as: null, params: { token }, body: registration });
    const profile = await call(getProfile, { as: null, headers: bearer(body.api_token) });
    expect(profile.body.roles).toEqual(['admin']);
    const list = await call(listAdministrators, { as: 'superadmin', params: platform });
    expect(list.body.users.map((person) => person.email).toSorted()).toEqual(['admin@test.example', email]);
    const mailed = async (what: string) =>
      (
        await appPool.query<{ recipient: string }>(
          "select recipient::text from mails where subject like '% ' || $1 || ' van Sportplein' order by id",
          [what],
        )
      ).rows.map(({ recipient }) => recipient);
    // the user who accepted needs no mail, and the inviter is mailed about the acceptance
    expect(await mailed('is nu beheerder')).toEqual(['admin@test.example']);
    const named = { ...platform, userId: body.user.id };
    expect((await call(removeAdministrator, { as: 'superadmin', params: named })).status).toBe(204);
    expect(await mailed('is geen beheerder meer')).toEqual([email, 'admin@test.example']);
    const after = await call(getProfile, { as: null, headers: bearer(body.api_token) });
    expect(after.status).toBe(401);
  });

  test('of an unknown platform are not found', async () => {
    const unknown = { applicationId: 999_999 };
    expect((await call(listAdministrators, { as: 'superadmin', params: unknown })).status).toBe(404);
    const body = { ...names, email: 'x@test.example' };
    expect((await call(createAdministratorInvite, { as: 'superadmin', params: unknown, body })).status).toBe(404);
  });
});
