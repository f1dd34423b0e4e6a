import { confirmBankAccountChange, getBankAccountChange } from '@move/contract/finances/bank-account-changes.ts';
import { getFinanceInfo, releasePayouts, updateFinanceInfo } from '@move/contract/finances/finance-info.ts';
import { type RawBuilder, sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { hashPassword } from '../../platform/auth/password.ts';
import { asSystem } from '../../platform/database/database.ts';
import { testApp } from '../../testing/test-app.ts';
import type { TestUser } from '../../testing/tenants.ts';
import { seedRole, seedUser } from '../access/access.seed.ts';
import { seedOrganization } from '../organizations/organizations.seed.ts';

const { call, appPool, tenants } = await testApp();
const current_password = 'een lang wachtwoord é';
await appPool.query('update users set password_hash = $1', [await hashPassword(current_password)]);
const IBAN = 'NL90TSTB0000000101';
const OTHER = 'NL79TSTB0000000202';
const CLUB = 'info@club.example';

const found = <Row>(query: RawBuilder<Row>) => asSystem(appPool, async (db) => (await query.execute(db)).rows);
const addressOf = async (someone: TestUser) =>
  (await found(sql<{ email: string }>`select email::text from users where id = ${tenants.users[someone]}`))[0]?.email ??
  '';
const staff = await addressOf('staff');

let params = { organizationId: 0 };

async function newOrganization(email: string | null) {
  const organizationId = await asSystem(appPool, async (db) => {
    const id = await seedOrganization(db, { name: 'Zwemclub', home_application_id: tenants.application, email });
    await seedRole(db, { user_id: tenants.users.staff, role: 'organization', organization_id: id });
    await seedRole(db, { user_id: tenants.users.trainer, role: 'trainer', organization_id: id });
    return id;
  });
  params = { organizationId };
}

beforeEach(async () => {
  await appPool.query('delete from throttles');
  await newOrganization(CLUB);
});

const save = (iban: string, as: 'staff' | 'admin' | 'superadmin' = 'staff') =>
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

describe('a new account', () => {
  test('holds the payouts, also the first one, and mails masked accounts', async () => {
    await save(IBAN);
    const info = await read();
    expect(info).toMatchObject({ iban_masked: 'NL••••0101', payouts_held_since: info.iban_changed_at });
    expect(info.link_until).not.toBeNull();
    const sent = await mails();
    expect(sent.map(({ recipient }) => recipient)).toEqual([staff, CLUB]);
    expect(sent.map(({ subject }) => subject)).toEqual(Array(2).fill('Nieuwe bankrekening van Zwemclub'));
    expect(sent.map(({ body_text }) => tokenIn(body_text) !== undefined)).toEqual([false, true]);
    expect(sent.every(({ body_text }) => body_text.includes('heeft een bankrekening ingevuld: NL••••0101'))).toBe(true);
  });

  test('that replaces another has both in the mails', async () => {
    await save(IBAN);
    await save(OTHER);
    const [last] = (await mails()).slice(-1);
    expect(last?.body_text).toContain('gewijzigd van NL••••0101 in NL••••0202');
  });

  test.each([
    ['the holder, which is mailed', { account_name: 'Zwemclub De Otters', current_password }, true],
    ['the attention line, which is not mailed', { account_name: 'Zwemclub', attn: 'De penningmeester' }, false],
  ])('a change of %s holds no payouts', async (_what, body, isMailed) => {
    await confirm(await linkOf(IBAN));
    const before = (await mails()).length;
    expect((await call(updateFinanceInfo, { params, body })).status).toBe(200);
    expect((await read()).payouts_held_since).toBeNull();
    expect((await mails()).length > before).toBe(isMailed);
  });

  test('has its payouts held by the database, whatever writes the account', async () => {
    await confirm(await linkOf(IBAN));
    await found(sql`update finance_infos set iban_encrypted = '\\x00', payouts_held_since = null`);
    expect(await read()).toMatchObject({ link_until: null });
    expect((await read()).payouts_held_since).not.toBeNull();
  });

  test('is mailed once to everyone who may change it, in their own language', async () => {
    await asSystem(appPool, async (db) => {
      const colleague = await seedUser(db, {
        email: 'Info2@club.example',
        first_name: 'Ana',
        last_name: 'B',
        locale: 'en',
      });
      await seedRole(db, { user_id: colleague, role: 'organization', organization_id: params.organizationId });
      await seedRole(db, { user_id: colleague, role: 'trainer', organization_id: params.organizationId });
    });
    await save(IBAN);
    const sent = await mails();
    expect(sent.map(({ recipient, subject }) => [recipient.toLowerCase(), subject])).toEqual([
      [staff, 'Nieuwe bankrekening van Zwemclub'],
      ['info2@club.example', 'New bank account of Zwemclub'],
      [CLUB, 'Nieuwe bankrekening van Zwemclub'],
    ]);
  });
});

describe('a change can’t be confirmed by its own author', () => {
  test.each([
    ['the organisation has no address', null, [staff]],
    ['the address is the caller’s own', staff.toUpperCase(), [staff]],
  ])('no link when %s', async (_what, email, recipients) => {
    await newOrganization(email);
    await save(IBAN);
    expect((await mails()).map(({ recipient }) => recipient)).toEqual(recipients);
    expect(await tokens()).toEqual([]);
    expect(await read()).toMatchObject({ link_until: null });
  });

  test('no link to an address that was changed in the last seven days', async () => {
    await found(sql`update organizations set email = 'nieuw@club.example' where id = ${params.organizationId}`);
    await save(IBAN);
    expect((await mails()).map(({ recipient }) => recipient)).toEqual([staff, 'nieuw@club.example', CLUB]);
    expect(await tokens()).toEqual([]);
    await found(
      sql`update organizations set email_changed_at = now() - interval '8 days' where id = ${params.organizationId}`,
    );
    await save(OTHER);
    expect(await tokens()).toHaveLength(1);
  });
});

describe('the mailed link', () => {
  test('shows the change without changing anything', async () => {
    const link = await linkOf(IBAN);
    const expected = {
      organization: 'Zwemclub',
      previous_iban: null,
      iban_masked: 'NL••••0101',
      account_name: 'Zwemclub',
      status: 'open',
      brand_application_id: tenants.application,
    };
    for (const _again of [1, 2]) {
      const { status, body } = await open(link);
      expect(status).toBe(200);
      expect(body.bank_account_change).toMatchObject(expected);
    }
    expect((await read()).payouts_held_since).not.toBeNull();
  });

  test('releases the payouts once, without a login, and is audited', async () => {
    const link = await linkOf(IBAN);
    const { status, body } = await confirm(link);
    expect([status, body.bank_account_change.status]).toEqual([200, 'confirmed']);
    expect(await read()).toMatchObject({ payouts_held_since: null, link_until: null });
    const again = await confirm(link);
    expect([again.status, again.errors]).toEqual([410, { state: ['Deze link is verlopen of al gebruikt'] }]);
    expect((await open(link)).body.bank_account_change.status).toBe('confirmed');
    const rows = await found(sql<Record<string, unknown>>`
      select actor_id, organization_id, changes -> 'payouts_held_since' -> 'new' as held from audit_log
      where action = 'confirmBankAccountChange' and organization_id = ${params.organizationId}`);
    expect(rows).toEqual([{ actor_id: null, organization_id: params.organizationId, held: null }]);
  });

  test('used ten times at once releases once', async () => {
    const link = await linkOf(IBAN);
    const answers = await Promise.all(Array.from({ length: 10 }, () => confirm(link)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 410)).toHaveLength(9);
  });

  test('ends after seven days', async () => {
    const link = await linkOf(IBAN);
    await found(sql`update finance_infos set confirm_expires_at = now() - interval '1 second'
      where organization_id = ${params.organizationId}`);
    expect((await open(link)).body.bank_account_change.status).toBe('expired');
    expect((await confirm(link)).status).toBe(410);
    expect((await read()).payouts_held_since).not.toBeNull();
  });

  test('of an account that was replaced confirms nothing', async () => {
    const old = await linkOf(IBAN);
    const fresh = await linkOf(OTHER);
    expect(fresh).not.toBe(old);
    expect((await open(old)).status).toBe(404);
    expect((await confirm(old)).status).toBe(404);
    expect((await read()).payouts_held_since).not.toBeNull();
    expect((await confirm(fresh)).status).toBe(200);
  });

  test('is 404 when it is invented, or its organisation was removed', async () => {
    expect((await open('made-up')).status).toBe(404);
    const link = await linkOf(IBAN);
    await found(sql`update organizations set deleted_at = now() where id = ${params.organizationId}`);
    expect((await confirm(link)).status).toBe(404);
  });

  test('is removed from the outbox after use; only its hash is stored', async () => {
    const link = await linkOf(IBAN);
    const stored = await found(sql<{ row: string }>`select finance_infos::text as row from finance_infos`);
    expect(stored.filter(({ row }) => row.includes(link))).toEqual([]);
    await found(sql`update mails set status = 'sent' where sender_organization_id = ${params.organizationId}`);
    await confirm(link);
    expect(await tokens()).toEqual([]);
  });
});

describe('a superadmin', () => {
  const release = (as: TestUser, iban_changed_at: string | null) =>
    call(releasePayouts, { as, params, body: { iban_changed_at } });

  test('releases only the payouts to the account that was shown', async () => {
    await save(IBAN);
    const { iban_changed_at: seen } = await read();
    await save(OTHER);
    expect((await release('superadmin', seen)).status).toBe(409);
    const { iban_changed_at } = await read();
    const { status, body } = await release('superadmin', iban_changed_at);
    expect([status, body.finance_info.payouts_held_since]).toEqual([200, null]);
    const again = await release('superadmin', iban_changed_at);
    expect([again.status, again.errors]).toEqual([409, { state: ['Uitbetalingen staan niet stil'] }]);
  });

  test.each(['staff', 'admin', 'trainer'] as const)('is the only one who can release payouts: not %s', async (as) => {
    await save(IBAN);
    expect((await release(as, (await read()).iban_changed_at)).status).toBe(403);
    expect((await read()).payouts_held_since).not.toBeNull();
  });

  test('who entered the account can’t release its payouts if there was another superadmin since', async () => {
    await save(IBAN, 'superadmin');
    const { iban_changed_at } = await read();
    const released = async () => (await release('superadmin', iban_changed_at)).status;
    const { id } = await asSystem(appPool, async (db) => {
      const second = { email: 'tweede@plein.example', first_name: 'Tweede', last_name: 'Beheerder' };
      const user_id = await seedUser(db, second);
      await seedRole(db, { user_id, role: 'superadmin' });
      return { id: user_id };
    });
    expect(await released()).toBe(409);
    // closing the other's login doesn't make this superadmin the only one
    await found(sql`update users set closed_at = now() where id = ${id}`);
    expect(await released()).toBe(409);
    await found(sql`update superadmin_terms set ended_at = now() - interval '8 days', began_at = now() - interval '1 year'
      where user_id = ${id}`);
    expect(await released()).toBe(200);
  });

  test('who was appointed by another superadmin this week can’t release payouts', async () => {
    await save(IBAN);
    const { iban_changed_at } = await read();
    await found(
      sql`update superadmin_terms set appointed_by = ${tenants.users.admin} where user_id = ${tenants.users.superadmin}`,
    );
    const refused = await release('superadmin', iban_changed_at);
    expect([refused.status, refused.errors.state?.[0]]).toEqual([409, expect.stringMatching(/zeven dagen/)]);
    await found(
      sql`update superadmin_terms set began_at = now() - interval '8 days' where user_id = ${tenants.users.superadmin}`,
    );
    expect((await release('superadmin', iban_changed_at)).status).toBe(200);
  });
});
