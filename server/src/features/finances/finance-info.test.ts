import { getFinanceInfo, updateFinanceInfo } from '@move/contract/finances/finance-info.ts';
import { impersonateUser } from '@move/contract/access/users.ts';
import { type RawBuilder, sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { hashPassword } from '../../platform/auth/password.ts';
import { asSystem } from '../../platform/database/database.ts';
import { testApp } from '../../testing/test-app.ts';
import { seedOrganization } from '../organizations/organizations.seed.ts';
import { seedRole } from '../access/access.seed.ts';
import { findIban } from './bank-account.ts';

const { call, appPool, tenants, config } = await testApp();
const current_password = 'een lang wachtwoord é';
await appPool.query('update users set password_hash = $1', [await hashPassword(current_password)]);
const IBAN = 'NL90TSTB0000000101';
const OTHER = 'NL79TSTB0000000202';

let params = { organizationId: 0 };

beforeEach(async () => {
  await appPool.query('delete from throttles');
  params = await asSystem(appPool, async (db) => {
    const home_application_id = tenants.application;
    const organizationId = await seedOrganization(db, {
      name: 'Zwemclub',
      home_application_id,
      email: 'info@club.example',
    });
    await seedRole(db, { user_id: tenants.users.staff, role: 'organization', organization_id: organizationId });
    await seedRole(db, { user_id: tenants.users.trainer, role: 'trainer', organization_id: organizationId });
    return { organizationId };
  });
});

const found = <Row>(query: RawBuilder<Row>) => asSystem(appPool, async (db) => (await query.execute(db)).rows);
const read = async () => (await call(getFinanceInfo, { params })).body.finance_info;
const save = (body: Record<string, unknown>, as: 'staff' | 'admin' | 'superadmin' = 'staff') =>
  call(updateFinanceInfo, { as, params, body: { account_name: 'Zwemclub', ...body } });
const saveFirst = (more: Record<string, unknown> = {}) => save({ iban: IBAN, current_password, ...more });

describe('access', () => {
  test.each([
    ['staff', true, false],
    ['admin', true, false],
    ['superadmin', true, true],
    ['trainer', false, false],
  ] as const)('%s can read it; may change it: %s; may release payouts: %s', async (as, update, release) => {
    const { status, body } = await call(getFinanceInfo, { as, params });
    expect(status).toBe(200);
    expect(body.finance_info).toMatchObject({ iban_masked: null, country: 'NL', may: { update, release } });
    const saved = await call(updateFinanceInfo, {
      as,
      params,
      body: { account_name: 'Zwemclub', iban: IBAN, current_password },
    });
    expect(saved.status).toBe(update ? 200 : 403);
  });

  test.each(['stranger', 'strangerAdmin', 'nobody'] as const)('%s gets 404', async (as) => {
    expect((await call(getFinanceInfo, { as, params })).status).toBe(404);
    expect((await call(updateFinanceInfo, { as, params, body: { account_name: 'X' } })).status).toBe(404);
  });

  test('a superadmin can’t change it during impersonation', async () => {
    const acting = await call(impersonateUser, {
      as: 'superadmin',
      params: { userId: tenants.users.staff },
      body: { reason: 'helpt met de gegevens' },
    });
    const headers = { authorization: `Bearer ${acting.body.api_token}` };
    const body = { account_name: 'Zwemclub', iban: IBAN, current_password };
    const { status, errors } = await call(updateFinanceInfo, { as: null, params, headers, body });
    expect([status, Object.keys(errors)]).toEqual([403, ['permission']]);
  });
});

describe('saving', () => {
  test('requires an IBAN the first time, and keeps it when it is left out', async () => {
    const refused = await save({});
    expect([refused.status, refused.errors]).toEqual([422, { iban: ['IBAN is verplicht'] }]);
    const address = { street: 'Badlaan', house_number: '12', postal_code: '3451ab', city: 'Waterstad' };
    const { status, body } = await saveFirst({ iban: 'nl90 tstb 0000 0001 01', attn: 'Penningmeester', ...address });
    expect(status).toBe(200);
    expect(body.finance_info).toMatchObject({
      ...address,
      postal_code: '3451 AB',
      attn: 'Penningmeester',
      account_name: 'Zwemclub',
      iban_masked: 'NL••••0101',
      bic: null,
    });
    const again = await save({ city: 'Dijkerveen', iban: '', bic: 'tstbnl2a', current_password });
    expect(again.body.finance_info).toMatchObject({
      street: 'Badlaan',
      city: 'Dijkerveen',
      iban_masked: 'NL••••0101',
      bic: 'TSTBNL2A',
    });
  });

  test.each([
    ['no account holder', { account_name: '' }, 'account_name'],
    ['wrong check digits', { iban: 'NL91TSTB0000000101' }, 'iban'],
    ['the length of another country', { iban: 'NL33TSTB00000001' }, 'iban'],
    ['a country outside SEPA', { iban: 'BR1800360305000010009795493C1' }, 'iban'],
    ['an unknown country', { country: 'XX' }, 'country'],
    ['a wrong Dutch postcode', { country: 'NL', postal_code: '0123 AB' }, 'postal_code'],
    ['a name longer than banks take', { account_name: 'x'.repeat(71) }, 'account_name'],
    ['a wrong BIC', { bic: 'TSTB' }, 'bic'],
    ['a BIC of another country', { bic: 'DEUTDEFF' }, 'bic'],
  ])('is refused with %s', async (_what, wrong, field) => {
    const { status, errors } = await saveFirst(wrong);
    expect([status, Object.keys(errors)]).toEqual([422, [field]]);
    expect((await read()).iban_masked).toBeNull();
  });

  test('checks the BIC against the stored IBAN, and removes it with that IBAN', async () => {
    await saveFirst({ bic: 'TSTBNL2A' });
    const { status, errors } = await save({ bic: 'DEUTDEFF' });
    expect([status, errors]).toEqual([422, { bic: ['Het land van de BIC is niet het land van het IBAN'] }]);
    const changed = await save({ iban: OTHER, current_password });
    expect(changed.body.finance_info).toMatchObject({ iban_masked: 'NL••••0202', bic: null });
  });

  test('refuses a second user who saves the same version, also when nothing was saved before', async () => {
    const { updated_at } = await read();
    expect((await saveFirst({ updated_at })).status).toBe(200);
    const late = await save({ iban: OTHER, current_password, updated_at });
    expect([late.status, Object.keys(late.errors)]).toEqual([409, ['updated_at']]);
    expect((await read()).iban_masked).toBe('NL••••0101');
  });

  test('by two users at the same moment saves one of the two', async () => {
    const { updated_at } = await read();
    const answers = await Promise.all([saveFirst({ updated_at }), save({ iban: OTHER, current_password, updated_at })]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  });
});

describe('the holder of the account', () => {
  const mails = () =>
    found(sql<{ recipient: string; body_text: string }>`
      select recipient, body_text from mails where sender_organization_id = ${params.organizationId}
        and subject like 'Rekeninghouder gewijzigd%' order by recipient`);

  test.each([
    ['name', { account_name: 'Iemand anders' }, 'Rekeninghouder'],
    ['address', { street: 'Elders', city: 'Dijkerveen' }, 'Straat, Plaats'],
    ['BIC', { bic: 'TSTBNL2A' }, 'BIC'],
  ])('changes its %s only with the caller’s password, and mails the organisation', async (_what, change, labels) => {
    await saveFirst();
    const none = await save(change);
    expect([none.status, none.errors]).toEqual([422, { current_password: ['Je wachtwoord is verplicht'] }]);
    expect((await save({ ...change, current_password: 'een ander wachtwoord' })).status).toBe(422);
    expect(await mails()).toEqual([]);
    expect((await save({ ...change, current_password })).body.finance_info).toMatchObject(change);
    const sent = await mails();
    expect(sent.map(({ recipient }) => recipient)).toContain('info@club.example');
    expect(sent.length).toBeGreaterThan(1);
    expect(sent[0]?.body_text).toContain(`gewijzigd: ${labels}.`);
  });

  test('is mailed, when changed, also to the organisation’s former address for 180 days', async () => {
    await saveFirst();
    await found(sql`update organizations set email = 'nieuw@club.example' where id = ${params.organizationId}`);
    const replacedFor = (days: number) =>
      found(sql`update organizations set email_changed_at = now() - make_interval(days => ${days}::integer)
        where id = ${params.organizationId}`);
    await replacedFor(179);
    await save({ account_name: 'Iemand anders', current_password });
    const recipients = async () => (await mails()).map(({ recipient }) => recipient);
    expect(await recipients()).toEqual(expect.arrayContaining(['info@club.example', 'nieuw@club.example']));
    await found(sql`delete from mails where sender_organization_id = ${params.organizationId}`);
    await replacedFor(181);
    await save({ account_name: 'Weer een ander', current_password });
    expect(await recipients()).not.toContain('info@club.example');
    expect(await recipients()).toContain('nieuw@club.example');
  });

  test('that stays the same, and the name on invoices, need no password', async () => {
    await saveFirst({ street: 'Badlaan', postal_code: '3451 AB' });
    const { status } = await save({ street: 'Badlaan', postal_code: '3451ab', attn: 'De penningmeester' });
    expect([status, await mails()]).toEqual([200, []]);
  });
});

describe('the IBAN', () => {
  test('changes only with the caller’s right password', async () => {
    const none = await save({ iban: IBAN });
    expect([none.status, none.errors]).toEqual([422, { current_password: ['Je wachtwoord is verplicht'] }]);
    const wrong = await save({ iban: IBAN, current_password: 'een ander wachtwoord' });
    expect([wrong.status, wrong.errors]).toEqual([422, { current_password: ['Dit is niet je huidige wachtwoord'] }]);
    expect((await read()).iban_masked).toBeNull();
  });

  test('can’t be changed after ten wrong passwords in a quarter of an hour', async () => {
    for (let attempt = 0; attempt < 10; attempt++) {
      await save({ iban: IBAN, current_password: 'een ander wachtwoord' });
    }
    expect((await saveFirst()).status).toBe(429);
    expect((await read()).iban_masked).toBeNull();
  });

  test('that is entered again is no change: no password, no new hold, the BIC stays', async () => {
    await saveFirst({ bic: 'TSTBNL2A' });
    const before = await read();
    const { status, body } = await save({ iban: 'NL90 TSTB 0000 0001 01' });
    expect(status).toBe(200);
    expect(body.finance_info).toMatchObject({ iban_changed_at: before.iban_changed_at, bic: 'TSTBNL2A' });
  });

  test('is stored encrypted, and absent from replies, trail and mails', async () => {
    const first = await saveFirst();
    const second = await save({ iban: OTHER, current_password });
    expect(JSON.stringify([first.body, second.body])).not.toMatch(/TSTB0/);
    const rows = await found(sql<{ row: string }>`
      select encode(iban_encrypted, 'escape') || finance_infos::text as row from finance_infos
      union all select audit_log::text from audit_log union all select mails::text from mails`);
    expect(rows.length).toBeGreaterThan(4);
    expect(rows.filter(({ row }) => /TSTB0|0000000101|0000000202/.test(row))).toEqual([]);
    const asked = { organizationId: params.organizationId, appKey: config.appKey };
    expect(await asSystem(appPool, (db) => findIban(db, asked))).toBe(OTHER);
  });

  test('is masked in the trail, as is the password', async () => {
    await saveFirst();
    await save({ iban: OTHER, current_password });
    const rows = await found(sql<{ changes: Record<string, unknown> }>`
      select changes from audit_log where subject_type = 'finance_infos' and subject_id = ${String(params.organizationId)}
      order by id desc limit 1`);
    expect(rows[0]?.changes['iban_masked']).toEqual({ old: 'NL••••0101', new: 'NL••••0202' });
    expect(JSON.stringify(rows)).not.toMatch(/password|TSTB0/);
  });

  test('must be entered again when it was encrypted with a lost key', async () => {
    await saveFirst();
    await found(sql`update finance_infos set iban_encrypted = decode(repeat('ab', 60), 'hex')`);
    expect((await read()).iban_masked).toBe('NL••••0101');
    expect((await save({ iban: IBAN })).status).toBe(422);
    expect((await saveFirst()).status).toBe(200);
    const asked = { organizationId: params.organizationId, appKey: config.appKey };
    expect(await asSystem(appPool, (db) => findIban(db, asked))).toBe(IBAN);
  });
});
