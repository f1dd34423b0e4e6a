import { impersonateUser } from '@move/contract/access/users.ts';
import {
  confirmBankAccountChange,
  getBankAccountChange,
  stopBankAccountChange,
} from '@move/contract/finances/bank-account-changes.ts';
import { getFinanceInfo, releasePayouts, updateFinanceInfo } from '@move/contract/finances/finance-info.ts';
import { createOrganization } from '@move/contract/organizations/new-organization.ts';
import { updateOrganization } from '@move/contract/organizations/organizations.ts';
import { confirmInvite } from '@move/contract/team/invites.ts';
import { createInvite, removeMember, updateMember } from '@move/contract/team/team.ts';
import { type RawBuilder, sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { hashPassword } from '../../platform/auth/password.ts';
import { asSystem } from '../../platform/database/database.ts';
import type { TestUser } from '../../testing/tenants.ts';
import { testApp } from '../../testing/test-app.ts';
import { seedRole, seedUser } from '../access/access.seed.ts';
import { seedOrganization } from '../organizations/organizations.seed.ts';

const { call, appPool, tenants, signIn } = await testApp();
const current_password = 'een lang wachtwoord é';
await appPool.query('update users set password_hash = $1', [await hashPassword(current_password)]);
const IBAN = 'NL90TSTB0000000101';
const OTHER = 'NL79TSTB0000000202';
const CLUB = 'info@club.example';

const found = <Row>(query: RawBuilder<Row>) => asSystem(appPool, async (db) => (await query.execute(db)).rows);
const staff = 'staff@test.example';
let params = { organizationId: 0 };

beforeEach(async () => {
  await appPool.query('delete from throttles');
  const organizationId = await asSystem(appPool, async (db) => {
    const id = await seedOrganization(db, { name: 'Zwemclub', home_application_id: tenants.application, email: CLUB });
    await seedRole(db, { user_id: tenants.users.staff, role: 'organization', organization_id: id });
    return id;
  });
  params = { organizationId };
});

const save = (iban: string, as: 'staff' | 'admin' | 'superadmin' | 'trainer' = 'staff') =>
  call(updateFinanceInfo, { as, params, body: { account_name: 'Zwemclub', iban, current_password } });
const read = async () => (await call(getFinanceInfo, { params })).body.finance_info;

type Mailed = { recipient: string; subject: string; body_text: string };
const mails = () =>
  found(sql<Mailed>`select recipient::text, subject, body_text from mails
    where sender_organization_id = ${params.organizationId} order by id`);
const tokenIn = (text: string) => /finance-confirm\?token=([\w-]+)/.exec(text)?.[1];
const tokens = async () => (await mails()).flatMap(({ body_text }) => tokenIn(body_text) ?? []);

const open = (changeToken: string) => call(getBankAccountChange, { as: null, params: { changeToken } });
const confirm = (changeToken: string) => call(confirmBankAccountChange, { as: null, params: { changeToken } });

/** Saves an account and returns the secret of its link. */
async function linkOf(iban: string): Promise<string> {
  expect((await save(iban)).status).toBe(200);
  return (await tokens()).at(-1) ?? '';
}

/** Replaces the address of the organisation, by default 8 days ago: a newer address gets no confirming link for 7 days. */
async function replaceAddress(email: string, as: TestUser = 'staff', daysAgo = 8) {
  expect((await call(updateOrganization, { as, params, body: { name: 'Zwemclub', email } })).status).toBe(200);
  await found(sql`update organizations set email_changed_at = now() - make_interval(days => ${daysAgo}::integer)
    where id = ${params.organizationId}`);
}
const mailedTo = async (subject: string) =>
  (await mails()).flatMap((mail) => (mail.subject.startsWith(subject) ? [mail.recipient] : []));

describe('entering another address for an organisation', () => {
  test('mails the old address and the staff who did so; the old address is also mailed about a new account', async () => {
    await replaceAddress('nieuw@club.example', 'admin');
    expect(await mailedTo('E-mailadres van Zwemclub gewijzigd')).toEqual([staff, CLUB]);
    expect((await mails()).at(-1)?.body_text).toContain(
      `admin Test heeft het e-mailadres van Zwemclub gewijzigd van ${CLUB} in nieuw@club.example`,
    );
    // a second replacement shortly after doesn't hide the original address
    await replaceAddress('nog@club.example', 'admin');
    await save(IBAN);
    expect(await mailedTo('Nieuwe bankrekening')).toEqual([staff, 'nog@club.example', CLUB]);
    await replaceAddress('nog@club.example', 'admin', 200);
    await save(OTHER);
    expect((await mails()).at(-1)?.recipient).toBe('nog@club.example');
  });

  test('gives no confirming link for an account that the same user saves, however much later', async () => {
    await replaceAddress('post@aanvaller.example', 'admin', 400);
    await save(IBAN, 'admin');
    expect(await tokens()).toEqual([]);
    await save(OTHER, 'staff');
    expect(await tokens()).toHaveLength(1);
  });

  test('is refused during impersonation', async () => {
    const { body } = await call(impersonateUser, {
      as: 'superadmin',
      params: { userId: tenants.users.staff },
      body: { reason: 'Vraag over de planning' },
    });
    const headers = { authorization: `Bearer ${body.api_token}` };
    const change = (email: string) =>
      call(updateOrganization, { as: null, headers, params, body: { name: 'Zwemclub', email } });
    expect([(await change('x@aanvaller.example')).status, (await change(CLUB)).status]).toEqual([403, 200]);
  });

  test('is attributed to the superadmin who adds the organisation while impersonating an administrator', async () => {
    const { body } = await call(impersonateUser, {
      as: 'superadmin',
      params: { userId: tenants.users.admin },
      body: { reason: 'Vraag over een nieuwe club' },
    });
    const headers = { authorization: `Bearer ${body.api_token}` };
    const added = await call(createOrganization, { as: null, headers, body: { name: 'Nieuw', email: CLUB } });
    params = { organizationId: added.body.organization.id };
    await save(IBAN, 'superadmin');
    expect(await tokens()).toEqual([]);
    await save(OTHER, 'admin');
    expect(await tokens()).toHaveLength(1);
  });
});

describe('stopping a new account', () => {
  const stopLinks = async () =>
    (await mails()).flatMap(({ body_text }) => /finance-stop\?token=([\w-]+)/.exec(body_text)?.[1] ?? []);
  const stop = (changeToken: string) => call(stopBankAccountChange, { as: null, params: { changeToken } });

  test('works by the link in any mail, also after it was confirmed; then only a superadmin can release payouts', async () => {
    const link = await linkOf(IBAN);
    const [notice = ''] = await stopLinks();
    expect((await open(notice)).body.bank_account_change.may).toEqual({ confirm: false, stop: true });
    expect((await confirm(notice)).status).toBe(410);
    expect((await confirm(link)).status).toBe(200);
    const { status, body } = await stop(notice);
    expect([status, body.bank_account_change.status]).toEqual([200, 'stopped']);
    expect((await stop(notice)).status).toBe(410);
    const info = await read();
    expect([info.payouts_held_since, info.stopped_at]).toEqual([expect.any(String), expect.any(String)]);
    expect((await confirm(link)).status).toBe(410);
    const { iban_changed_at } = info;
    const told = await found(sql`select from mails where recipient = 'superadmin@test.example'
      and subject = 'Bankrekening tegengehouden: Zwemclub' and sender_organization_id = ${params.organizationId}`);
    expect(told).toHaveLength(1);
    const released = await call(releasePayouts, { as: 'superadmin', params, body: { iban_changed_at } });
    expect(released.body.finance_info).toMatchObject({ payouts_held_since: null, stopped_at: null });
  });

  test('works by the confirming link too, within a month, until another account is saved', async () => {
    const link = await linkOf(IBAN);
    expect((await open(link)).body.bank_account_change.may).toEqual({ confirm: true, stop: true });
    expect((await stop(link)).status).toBe(200);
    const [old = ''] = await stopLinks();
    await save(OTHER);
    expect([(await stop(old)).status, (await read()).stopped_at]).toEqual([404, null]);
    await found(sql`update finance_infos set stop_expires_at = now() where organization_id = ${params.organizationId}`);
    expect((await stop((await stopLinks()).at(-1) ?? '')).status).toBe(410);
  });
});

// docs/rules/money.md#bank-account: a login that a superadmin added counts as that superadmin
describe('a second login of a superadmin', () => {
  const second = 'trainer@test.example';
  const released = async () => {
    const { iban_changed_at } = await read();
    const { status, errors } = await call(releasePayouts, { as: 'superadmin', params, body: { iban_changed_at } });
    return [status, ...Object.keys(errors)];
  };
  const invite = (headers: Record<string, string> = {}) =>
    call(createInvite, {
      ...(headers['authorization'] ? { as: null, headers } : { as: 'superadmin' as const }),
      params,
      body: { first_name: 'Twee', last_name: 'De', email: second, role: 'organization' },
    });
  const join = async () => {
    expect((await invite()).status).toBe(201);
    const token = /register\?token=([\w-]+)/.exec((await mails()).at(-1)?.body_text ?? '')?.[1] ?? '';
    const headers = { authorization: `Bearer ${await signIn('trainer')}` };
    expect((await call(confirmInvite, { as: null, params: { token }, body: {}, headers })).status).toBe(204);
  };
  const replaceBy = (as: 'superadmin' | 'trainer') => replaceAddress('tweede@post.example', as);

  test('enters an account that another superadmin must release, even after the login left the team', async () => {
    await join();
    await save(IBAN, 'trainer');
    // a link is mailed: the superadmin didn't enter the address of the organisation
    expect(await tokens()).toHaveLength(1);
    const other = await asSystem(appPool, async (db) => {
      const user_id = await seedUser(db, { email: 'ander@plein.example', first_name: 'An', last_name: 'Der' });
      await seedRole(db, { user_id, role: 'superadmin' });
      return user_id;
    });
    await found(sql`delete from user_roles where user_id = ${tenants.users.trainer}
      and organization_id = ${params.organizationId}`);
    expect(await released()).toEqual([409, 'state']);
    await found(sql`update superadmin_terms set began_at = now() - interval '1 year', ended_at = now() - interval '8 days'
      where user_id = ${other}`);
    expect(await released()).toEqual([200]);
  });

  test('gets no link to an address that the superadmin replaced, and vice versa', async () => {
    await join();
    await replaceBy('superadmin');
    await save(IBAN, 'trainer');
    expect(await tokens()).toEqual([]);
    await replaceBy('trainer');
    await found(sql`delete from user_roles where user_id = ${tenants.users.trainer}
      and organization_id = ${params.organizationId}`);
    await save(OTHER, 'superadmin');
    expect(await tokens()).toEqual([]);
    // an account that another user enters gets a link
    await save(IBAN, 'staff');
    expect(await tokens()).toHaveLength(1);
  });

  test('still counts as that superadmin after it gives itself a role, and so does a third login that it added', async () => {
    await join();
    const { trainer, nobody, superadmin } = tenants.users;
    await found(sql`insert into user_roles (user_id, role, organization_id, granted_by)
      values (${nobody}, 'organization', ${params.organizationId}, ${trainer})`);
    const behind = async (userId: number) => {
      const [row] = await found(sql<{ ids: number[] }>`
        select superadmins_behind(${userId}, ${params.organizationId}) as ids`);
      return row?.ids;
    };
    const giveRole = (userId: number, role: 'organization' | 'trainer', as: TestUser) =>
      call(updateMember, { as, params: { ...params, userId }, body: { role } });
    expect((await giveRole(trainer, 'organization', 'trainer')).status).toBe(200);
    expect(await behind(trainer)).toEqual([superadmin]);
    expect((await giveRole(trainer, 'trainer', 'nobody')).status).toBe(200);
    expect([await behind(trainer), await behind(nobody)]).toEqual([[superadmin], [superadmin]]);
    expect((await giveRole(nobody, 'trainer', 'nobody')).status).toBe(200);
    expect(await behind(nobody)).toEqual([superadmin]);
    const removed = await call(removeMember, { as: 'staff', params: { ...params, userId: nobody } });
    expect([removed.status, await behind(trainer)]).toEqual([204, [superadmin]]);
  });

  test('can’t be added during impersonation', async () => {
    const { body } = await call(impersonateUser, {
      as: 'superadmin',
      params: { userId: tenants.users.staff },
      body: { reason: 'Vraag over het team' },
    });
    expect((await invite({ authorization: `Bearer ${body.api_token}` })).status).toBe(403);
  });
});
