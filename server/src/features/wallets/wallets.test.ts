import { listAudit } from '@move/contract/audit/audit.ts';
import {
  createCoupon,
  createCouponBatch,
  listCoupons,
  removeCoupon,
  updateCoupon,
  updateCouponBatch,
} from '@move/contract/wallets/coupons.ts';
import { redeemCouponForUser } from '@move/contract/wallets/redemptions.ts';
import {
  createWallet,
  getWallet,
  listAllWallets,
  listWallets,
  removeWallet,
  restoreWallet,
  updateWallet,
} from '@move/contract/wallets/wallets.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { asSystem } from '../../platform/database/database.ts';
import { testApp } from '../../testing/test-app.ts';
import { seedRole, seedUser } from '../access/access.seed.ts';
import { seedFile } from '../files/files.seed.ts';
import { seedLabel } from '../labels/labels.seed.ts';

const { call, appPool, ownerPool, tenants } = await testApp();
const { application, otherApplication } = tenants;
const as = 'superadmin';
const labelId = await asSystem(appPool, (db) => seedLabel(db, { name: 'Jeugd', application_ids: [application] }));
let icon = '';
beforeEach(async () => {
  // the token of an upload can be used once
  icon = `icon-${crypto.randomUUID()}`;
  await asSystem(appPool, (db) => seedFile(db, { uploader_id: tenants.users.superadmin, token: icon }));
});

async function newWallet(name: string, more: object = {}) {
  const answer = await call(createWallet, { as, body: { name, icon, ...more } });
  expect([answer.status, answer.errors]).toEqual([201, {}]);
  return answer.body.wallet;
}

describe('a wallet', () => {
  test('gets a slug of its name, moves of € 1.00 and the current platform by default', async () => {
    expect(await newWallet('Één & Twéé!!')).toMatchObject({
      slug: 'een-twee',
      move_value_in_cents: 100,
      application_ids: [application],
      label_ids: [],
      coupons_count: 0,
      balance: 0,
      icon: { width: 500 },
    });
    const more = { move_value_in_cents: 250, label_ids: [labelId], application_ids: [application, otherApplication] };
    expect(await newWallet('Vitaal', more)).toMatchObject({
      move_value_in_cents: 250,
      labels: [{ id: labelId, name: 'Jeugd' }],
      application_ids: [application, otherApplication],
    });
  });

  test.each([
    ['a name', { name: ' ' }, 'name'],
    ['an icon', { icon: null }, 'icon'],
    ['a move worth something', { move_value_in_cents: 0 }, 'move_value_in_cents'],
    ['a move worth at most € 1,000', { move_value_in_cents: 100_001 }, 'move_value_in_cents'],
    ['a known label', { label_ids: [999_999] }, 'label_ids'],
    ['a known platform', { application_ids: [999_999] }, 'application_ids'],
    ['a platform', { application_ids: [] }, 'application_ids'],
    ['a slug that can be made', { name: '---' }, 'slug'],
    ['a valid slug', { slug: 'Met Spatie' }, 'slug'],
  ])('requires %s', async (_what, wrong, field) => {
    const { status, errors } = await call(createWallet, { as, body: { name: 'Fout', icon, ...wrong } });
    expect([status, Object.keys(errors)]).toEqual([422, [field]]);
  });

  test('with a taken slug is refused, and a free slug is suggested', async () => {
    await newWallet('Jeugdpas');
    const { status, errors } = await call(createWallet, { as, body: { name: 'Jeugdpas', icon } });
    expect([status, errors]).toEqual([422, { slug: ['Slug is al in gebruik. Vrij is: jeugdpas-2'] }]);
    await newWallet('Jeugdpas', { slug: 'jeugdpas-2' });
  });

  test('created twice at once with one slug is refused once', async () => {
    const tokens = [icon, `${icon}-b`];
    await asSystem(appPool, (db) => seedFile(db, { uploader_id: tenants.users.superadmin, token: `${icon}-b` }));
    const answers = await Promise.all(
      tokens.map((token) => call(createWallet, { as, body: { name: 'Tegelijk', icon: token } })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422]);
  });

  test('keeps fields that a change leaves out, and refuses an older version', async () => {
    const wallet = await newWallet('Oud', { label_ids: [labelId] });
    const params = { walletId: wallet.id };
    const body = { name: 'Nieuw', updated_at: wallet.updated_at };
    const { body: saved } = await call(updateWallet, { as, params, body });
    expect(saved.wallet).toMatchObject({ name: 'Nieuw', slug: 'oud', label_ids: [labelId], icon: wallet.icon });
    expect((await call(updateWallet, { as, params, body })).status).toBe(409);
    const bare = await call(updateWallet, { as, params, body: { name: 'Nieuw', icon: null } });
    expect([bare.status, Object.keys(bare.errors)]).toEqual([422, ['icon']]);
    const { body: after } = await call(listAudit, { as, query: { subjectType: 'wallets' } });
    expect(after.audit[0]).toMatchObject({ action: 'updateWallet', subject_type: 'wallets' });
  });

  test('keeps a label that was removed, so that it doesn’t pay for everything', async () => {
    const removedId = await asSystem(appPool, (db) => seedLabel(db, { name: 'Weg', application_ids: [application] }));
    const { id } = await newWallet('Met label', { label_ids: [removedId] });
    await asSystem(appPool, (db) =>
      db.updateTable('labels').set({ deleted_at: '2026-01-01T00:00:00Z' }).where('id', '=', removedId).execute(),
    );
    const params = { walletId: id };
    const { body } = await call(updateWallet, { as, params, body: { name: 'Met label', label_ids: [] } });
    expect(body.wallet).toMatchObject({ label_ids: [], labels: [{ id: removedId, name: 'Weg' }] });
    await asSystem(appPool, (db) =>
      db.updateTable('labels').set({ deleted_at: null }).where('id', '=', removedId).execute(),
    );
    expect((await call(getWallet, { as, params })).body.wallet.label_ids).toEqual([removedId]);
  });

  test('is found by its name, and in the list', async () => {
    const { id } = await newWallet('Zomermoves');
    const found = await call(listWallets, { as, query: { search: 'ZÖMER' } });
    expect(found.body.wallets.map((wallet) => wallet.id)).toEqual([id]);
    expect((await call(listAllWallets, { as })).body.wallets).toContainEqual(expect.objectContaining({ id }));
  });
});

// docs/rules/money.md#moves
test('a platform can’t be removed from a wallet while users of that platform hold moves', async () => {
  const both = [application, otherApplication];
  const { id } = await newWallet('Twee platforms', { application_ids: both });
  const params = { walletId: id };
  const save = (application_ids: number[]) =>
    call(updateWallet, { as, params, body: { name: 'Twee platforms', application_ids } });
  await call(createCoupon, { as, params, body: { code: 'TWEE-12345', value: 5, quantity: 1 } });
  await call(redeemCouponForUser, {
    as,
    params,
    query: { force: '1' },
    body: { code: 'TWEE-12345', email: 'mila@test.example' },
  });
  const refused = await save([otherApplication]);
  expect([refused.status, refused.errors]).toEqual([409, { application_ids: [expect.stringMatching(/moves.*: 1$/)] }]);
  expect((await call(getWallet, { as, params })).body.wallet.application_ids).toEqual(both);
  expect((await save([application])).status).toBe(200);
});

describe('removing a wallet', () => {
  test('can be undone, with another slug when its own was taken', async () => {
    const { id } = await newWallet('Weg');
    const params = { walletId: id };
    expect((await call(removeWallet, { as, params })).status).toBe(204);
    expect((await call(getWallet, { as, params })).status).toBe(404);
    expect((await call(listCoupons, { as, params })).status).toBe(404);
    icon = `${icon}-b`;
    await asSystem(appPool, (db) => seedFile(db, { uploader_id: tenants.users.superadmin, token: icon }));
    await newWallet('Weg');
    expect((await call(restoreWallet, { as, params })).body.wallet).toMatchObject({ id, slug: 'weg-2' });
    expect((await call(restoreWallet, { as, params })).status).toBe(404);
  });

  test('is refused while it has coupons, or users with moves', async () => {
    const { id } = await newWallet('Vol');
    const params = { walletId: id };
    const made = await call(createCoupon, { as, params, body: { code: 'VOL-12345', value: 5, quantity: 1 } });
    const refused = await call(removeWallet, { as, params });
    expect([refused.status, Object.keys(refused.errors)]).toEqual([409, ['state']]);
    expect(refused.errors['state']?.[0]).toContain('Vouchers: 1; gebruikers met een saldo: 0');
    const couponId = made.body.coupon.id;
    expect((await call(removeCoupon, { as, params: { ...params, couponId } })).status).toBe(204);
    expect((await call(removeWallet, { as, params })).status).toBe(204);
    await call(restoreWallet, { as, params });
    await call(createCoupon, { as, params, body: { code: 'VOL-12345', value: 5, quantity: 1 } });
    await call(redeemCouponForUser, {
      as,
      params,
      query: { force: '1' },
      body: { code: 'vol 12345', email: 'mila@test.example' },
    });
    const again = await call(removeWallet, { as, params });
    expect(again.errors['state']?.[0]).toContain('Vouchers: 1; gebruikers met een saldo: 1');
  });

  test('can’t be undone after 30 days', async () => {
    const { id } = await newWallet('Lang weg');
    await call(removeWallet, { as, params: { walletId: id } });
    await asSystem(appPool, (db) =>
      db.updateTable('wallets').set({ deleted_at: '2020-01-01T00:00:00Z' }).where('id', '=', id).execute(),
    );
    expect((await call(restoreWallet, { as, params: { walletId: id } })).status).toBe(404);
  });
});

test('wallets are filtered by platform, label, value, coupons and moves', async () => {
  const { id, application_ids: platforms } = await newWallet('Gezocht');
  const found = async (query: Record<string, unknown>) =>
    (await call(listWallets, { as, query: { search: 'Gezocht', ...query } })).body.wallets.map((wallet) => wallet.id);
  const { move_value_in_cents: value } = (await call(getWallet, { as, params: { walletId: id } })).body.wallet;
  expect(await found({ applicationId: platforms.join(',') })).toEqual([id]);
  expect(await found({ applicationId: `not:${platforms.join(',')}` })).toEqual([]);
  expect(await found({ labelId: 'none' })).toEqual([id]);
  expect(await found({ labelId: 'not:none' })).toEqual([]);
  expect(await found({ moveValue: `${value}..${value}`, couponsCount: '..0', moves: '0..' })).toEqual([id]);
  expect(await found({ moveValue: `${value + 1}..` })).toEqual([]);
  expect(await found({ couponsCount: '1..' })).toEqual([]);
  expect(await found({ moves: '1..' })).toEqual([]);
});

test('only a superadmin sees and creates wallets', async () => {
  const { id } = await newWallet('Dicht');
  const params = { walletId: id };
  for (const other of ['admin', 'staff', 'trainer', 'nobody'] as const) {
    expect((await call(listWallets, { as: other })).status).toBe(403);
    expect((await call(listAllWallets, { as: other })).status).toBe(403);
    expect((await call(createWallet, { as: other, body: { name: 'Nee', icon } })).status).toBe(403);
    expect((await call(getWallet, { as: other, params })).status).toBe(403);
    expect((await call(listCoupons, { as: other, params })).status).toBe(403);
  }
  expect((await call(listWallets, { as: null })).status).toBe(401);
});

// docs/rules/money.md#coupons
describe('coupons worth € 1,000 or more within a day', () => {
  const told = async () =>
    (
      await appPool.query<{ recipient: string; subject: string; body_text: string }>(
        `select recipient::text, subject, body_text from mails where subject like 'Vouchers%' order by id`,
      )
    ).rows;

  test('are mailed to all superadmins with their sum, and again when that doubles', async () => {
    await appPool.query('delete from mails');
    await asSystem(appPool, (db) =>
      db.updateTable('coupons').set({ created_at: '2026-01-01T00:00:00.000Z' }).execute(),
    );
    const other = await asSystem(appPool, async (db) => {
      const email = 'tweede@plein.example';
      await seedRole(db, { user_id: await seedUser(db, { email, first_name: 'Twee', last_name: 'De' }), role: as });
      return email;
    });
    const { id: walletId } = await newWallet('Zomer');
    const params = { walletId };
    const make = (value: number) => call(createCoupon, { as, params, body: { value, quantity: 1 } });
    const [{ body: first }] = [await make(500), await make(499)];
    expect(await told()).toEqual([]);
    await make(1);
    expect((await told()).map(({ recipient }) => recipient)).toEqual(['superadmin@test.example', other]);
    expect((await told())[0]).toMatchObject({
      subject: 'Vouchers ter waarde van € 1.000,00',
      body_text: expect.stringContaining('in de wallet Zomer'),
    });
    await make(400);
    expect(await told()).toHaveLength(2);
    await call(createCouponBatch, { as, params, body: { count: 6, value: 50, quantity: 2 } });
    expect((await told()).at(-1)?.subject).toBe('Vouchers ter waarde van € 2.000,00');
    // raising the quantity or the value of a move counts too, also for coupons of other creators
    await asSystem(appPool, (db) => db.updateTable('coupons').set({ created_by: null }).execute());
    const couponId = first.coupon.id;
    await call(updateCoupon, { as, params: { ...params, couponId }, body: { quantity: 17 } });
    expect((await told()).at(-1)?.subject).toBe('Vouchers ter waarde van € 8.500,00');
    await call(updateWallet, { as, params, body: { name: 'Zomer', move_value_in_cents: 300 } });
    expect((await told()).at(-1)?.subject).toBe('Vouchers ter waarde van € 30.000,00');
    expect(await told()).toHaveLength(8);
  });

  test('include those of a batch that can be redeemed more often than before', async () => {
    await appPool.query('delete from mails');
    const { id: walletId } = await newWallet('Serie');
    const made = await call(createCouponBatch, {
      as,
      params: { walletId },
      body: { count: 10, value: 10, quantity: 1 },
    });
    await asSystem(appPool, (db) => db.updateTable('coupons').set({ created_by: null }).execute());
    const params = { walletId, batchId: made.body.batch.id };
    await call(updateCouponBatch, { as, params, body: { quantity: 100 } });
    expect((await told()).at(-1)?.subject).toBe('Vouchers ter waarde van € 10.000,00');
  });

  test('include those whose value was raised in small steps, or by the value of a move', async () => {
    await ownerPool.query('truncate audit_log');
    await appPool.query('delete from mails');
    await asSystem(appPool, (db) => db.updateTable('coupons').set({ created_by: null }).execute());
    const raise = async (name: string) => {
      const { id: walletId } = await newWallet(name);
      const params = { walletId };
      const { body } = await call(createCoupon, { as, params, body: { value: 1, quantity: 1 } });
      return { params, one: { ...params, couponId: body.coupon.id } };
    };
    const wallets = [await raise('Een'), await raise('Twee'), await raise('Drie')] as const;
    await call(updateCoupon, { as, params: wallets[0].one, body: { value: 600 } });
    expect(await told()).toEqual([]);
    await call(updateCoupon, { as, params: wallets[1].one, body: { value: 399 } });
    expect((await told()).at(-1)).toMatchObject({
      subject: 'Vouchers ter waarde van € 1.000,00',
      body_text: expect.stringContaining('gemaakt, meer waard gemaakt of weer geldig gemaakt'),
    });
    await call(updateWallet, { as, params: wallets[2].params, body: { name: 'Drie', move_value_in_cents: 90_000 } });
    expect(await told()).toHaveLength(2);
    await call(updateCoupon, { as, params: wallets[0].one, body: { value: 701 } });
    expect((await told()).map(({ subject }) => subject).slice(2)).toEqual([
      'Vouchers ter waarde van € 2.000,00',
      'Vouchers ter waarde van € 2.000,00',
    ]);
  });
});
