import * as api from '@move/contract/payouts/sepa-batches.ts';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { payoutWorld } from '../../../testing/money/payout-world.ts';
import { seedRole, seedUser } from '../../access/access.seed.ts';

const world = await payoutWorld();
const { call, tenants, inDatabase, execution_date, clock } = world;
const { work, read, create, created, exported, sell, orderOf } = world;
const { users } = tenants;
const as = 'superadmin';

beforeEach(() =>
  inDatabase(async (db) => {
    await sql`delete from user_roles where role = 'superadmin' and user_id <> ${users.superadmin}`.execute(db);
    await sql`delete from superadmin_terms where user_id <> ${users.superadmin}`.execute(db);
  }),
);

describe('two superadmins', () => {
  const appoint = (email: string) =>
    inDatabase(async (db) => {
      const user = await seedUser(db, { email, first_name: 'Ander', last_name: 'Test' });
      await seedRole(db, { user_id: user, role: 'superadmin' });
      return user;
    });
  const refusals = async (sepaBatchId: number) => {
    const { status, errors } = await call(api.exportSepaBatch, { as, params: { sepaBatchId } });
    return [status, ...Object.keys(errors)];
  };
  const REFUSED = [409, 'state'];
  /** The drafts that the superadmin may export, which the start page counts. */
  const waiting = async () => {
    const { sepas, meta } = (await call(api.listSepaBatches, { as, query: { mayExport: '1' } })).body;
    expect(meta.pagination.total).toBe(sepas.length);
    return sepas.map((batch) => batch.id);
  };

  test('the creator of a batch may not export it when there was another superadmin since its creation, or in the week before', async () => {
    await sell();
    const { id } = await created();
    const other = await appoint(`other${id}@test.example`);
    expect((await call(api.getSepaBatch, { as, params: { sepaBatchId: id } })).body.sepa.may.export).toBe(false);
    expect(await refusals(id)).toEqual(REFUSED);
    expect(await waiting()).not.toContain(id);
    await inDatabase((db) => sql`delete from user_roles where user_id = ${other} and role = 'superadmin'`.execute(db));
    expect(await refusals(id)).toEqual(REFUSED);
    await inDatabase((db) => sql`insert into user_roles (user_id, role) values (${other}, 'superadmin')`.execute(db));
    await inDatabase((db) => sql`update users set closed_at = now() where id = ${other}`.execute(db));
    expect(await refusals(id)).toEqual(REFUSED);
    await inDatabase((db) =>
      sql`update superadmin_terms set began_at = began_at - interval '9 days', ended_at = ended_at - interval '8 days'
        where user_id = ${other}`.execute(db),
    );
    expect((await call(api.exportSepaBatch, { as, params: { sepaBatchId: id } })).status).toBe(200);
    expect((await call(api.downloadSepaBatch, { as, params: { sepaBatchId: id } })).status).toBe(200);
  });

  test('a superadmin who was appointed after the draft, or by another superadmin in the week before it, may not export it', async () => {
    await sell();
    const maker = users.nobody;
    await inDatabase((db) => seedRole(db, { user_id: maker, role: 'superadmin' }));
    const body = { payout_month: clock.month, execution_date };
    const { id } = (await call(api.createSepaBatch, { as: 'nobody', body })).body.sepa;
    await work(id);
    const term = (columns: string) =>
      inDatabase((db) =>
        sql`update superadmin_terms set ${sql.raw(columns)} where user_id = ${users.superadmin}`.execute(db),
      );
    await term("began_at = now() + interval '1 second'");
    expect(await refusals(id)).toEqual(REFUSED);
    await term(`began_at = now() - interval '6 days', appointed_by = ${maker}`);
    expect(await refusals(id)).toEqual(REFUSED);
    expect(await waiting()).not.toContain(id);
    await term("began_at = now() - interval '8 days'");
    expect(await waiting()).toContain(id);
    expect((await call(api.exportSepaBatch, { as, params: { sepaBatchId: id } })).status).toBe(200);
    expect(await waiting()).not.toContain(id);
  });

  test('from its execution day on a batch can’t be canceled by the superadmin who exported it', async () => {
    const { orderId } = await sell();
    const { id } = await exported();
    await world.letDayCome(id);
    expect((await read(id)).may).toMatchObject({ execute: true, cancel: false });
    const params = { sepaBatchId: id };
    const refused = await call(api.cancelSepaBatch, { as, params });
    expect([refused.status, Object.keys(refused.errors)]).toEqual([409, ['state']]);
    expect((await orderOf(orderId))?.sepa_line_id).not.toBeNull();
    await inDatabase((db) => seedRole(db, { user_id: users.staff, role: 'superadmin' }));
    const appointed = (daysAgo: number, by: number | null) =>
      inDatabase((db) =>
        sql`update superadmin_terms set appointed_by = ${by}, began_at = now() - ${daysAgo} * interval '1 day'
          where user_id = ${users.staff}`.execute(db),
      );
    await appointed(6, users.superadmin);
    expect((await call(api.getSepaBatch, { as: 'staff', params })).body.sepa.may.cancel).toBe(false);
    expect((await call(api.cancelSepaBatch, { as: 'staff', params })).errors).toHaveProperty('state');
    await appointed(8, users.superadmin);
    expect((await call(api.getSepaBatch, { as: 'staff', params })).body.sepa.may.cancel).toBe(true);
    // an appointment by the operator of the installation counts at once
    await appointed(0, null);
    expect((await call(api.cancelSepaBatch, { as: 'staff', params })).status).toBe(202);
    await work(id);
    expect((await orderOf(orderId))?.sepa_line_id).toBeNull();
  });

  test('creating batches at once makes one batch, and the other calls are refused', async () => {
    await sell();
    const answers = await Promise.all([create(), create(), create()]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([202, 409, 409]);
    const { rows } = await inDatabase((db) => sql`select id from sepa_batches where status = 'preparing'`.execute(db));
    expect(rows).toHaveLength(1);
  });
});
