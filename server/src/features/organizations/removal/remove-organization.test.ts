import { listAudit } from '@move/contract/audit/audit.ts';
import {
  getOrganization,
  listAllOrganizations,
  removeOrganization,
  restoreOrganization,
} from '@move/contract/organizations/organizations.ts';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { fillSession } from '../../bookings/bookings.seed.ts';
import { asSystem, type Database } from '../../../platform/database/database.ts';
import type { TestUser } from '../../../testing/tenants.ts';
import { testApp } from '../../../testing/test-app.ts';
import { seedRole } from '../../access/access.seed.ts';
import { seedFinanceInfo } from '../../finances/finances.seed.ts';
import { seedBatch, seedSale } from '../../payouts/payouts.seed.ts';
import { seedExecuted } from '../../reconciliation/reconciliation.seed.ts';
import { seedOrganization } from '../organizations.seed.ts';

const {
  call,
  appPool,
  tenants,
  config: { appKey },
} = await testApp();
const { application, child, organization, otherApplication } = tenants;
const system = <Result>(work: (db: Database) => Promise<Result>) => asSystem(appPool, work);

const own = { organizationId: organization };

async function newOrganization(name: string, application_ids: number[] = []) {
  const organizationId = await system((db) =>
    seedOrganization(db, { name, home_application_id: application_ids[0] ?? application, application_ids }),
  );
  return { organizationId };
}

async function newSession(organizationId: number, taken: number) {
  await system(async (db) => {
    const { rows } = await sql<{ id: number }>`
      insert into activities (organization_id, name) values (${organizationId}, 'Les') returning id`.execute(db);
    const { rows: made } = await sql<{ id: number }>`
      insert into sessions (organization_id, activity_id, starts_at, ends_at, tz, start_date, start_time, end_date, end_time)
      values (${organizationId}, ${rows[0]?.id ?? 0}, now() + interval '1 day', now() + interval '25 hours', 'Europe/Amsterdam',
        '2030-01-01', '10:00', '2030-01-01', '11:00') returning id`.execute(db);
    await fillSession(db, made[0]?.id ?? 0, taken);
  });
}

describe('removal', () => {
  test('removes the organisation from the caller’s platforms only, and can be undone', async () => {
    const params = await newOrganization('Half weg', [application, child]);
    expect((await call(removeOrganization, { as: 'childAdmin', params })).status).toBe(204);
    expect((await call(getOrganization, { as: 'childAdmin', params })).status).toBe(404);
    const left = await call(getOrganization, { as: 'admin', params });
    expect(left.body.organization.applications).toEqual([application]);
    expect((await call(restoreOrganization, { as: 'strangerAdmin', params })).status).toBe(404);
    const back = await call(restoreOrganization, { as: 'childAdmin', params });
    expect(back.body.organization.applications).toEqual([application, child]);
    expect((await call(restoreOrganization, { as: 'childAdmin', params })).status).toBe(404);
  });

  test('of the last link deletes it; its staff have no access until it is restored', async () => {
    const params = await newOrganization('Helemaal weg');
    await system((db) =>
      seedRole(db, { user_id: tenants.users.nobody, role: 'organization', organization_id: params.organizationId }),
    );
    expect((await call(getOrganization, { as: 'nobody', params })).status).toBe(200);
    expect((await call(removeOrganization, { as: 'admin', params })).status).toBe(204);
    expect((await call(getOrganization, { as: 'nobody', params })).status).toBe(404);
    expect((await call(getOrganization, { as: 'superadmin', params })).status).toBe(404);
    const { body } = await call(listAllOrganizations, { as: 'admin' });
    expect(body.organizations.map((row) => row.id)).not.toContain(params.organizationId);
    // the list of removed records reads it from the trail
    const trail = await call(listAudit, { as: 'admin', query: { action: 'removeOrganization' } });
    expect(trail.body.audit[0]).toMatchObject({
      subject_id: String(params.organizationId),
      subject_name: 'Helemaal weg',
    });
    expect((await call(restoreOrganization, { as: 'admin', params })).body.organization.applications).toEqual([
      application,
    ]);
    expect((await call(getOrganization, { as: 'nobody', params })).status).toBe(200);
  });

  describe('a removal can’t be undone by a lower role', () => {
    const above = 'Dit is verwijderd door een beheerder met meer rechten dan jij';
    const mayRestore = async (as: TestUser, organizationId: number) => {
      const { body } = await call(listAudit, { as, query: { action: 'removeOrganization' } });
      return body.audit.find(({ subject_id }) => subject_id === String(organizationId))?.may.restore;
    };

    test('by a superadmin: only a superadmin restores it', async () => {
      const params = await newOrganization('Van boven weg', [application, child]);
      expect((await call(removeOrganization, { as: 'superadmin', params })).status).toBe(204);
      expect((await call(getOrganization, { as: 'admin', params })).status).toBe(404);
      for (const as of ['childAdmin', 'admin'] as const) {
        const refused = await call(restoreOrganization, { as, params });
        expect([refused.status, refused.errors.permission?.[0]]).toEqual([403, expect.stringContaining(above)]);
        expect(await mayRestore(as, params.organizationId)).toBe(false);
      }
      expect(await mayRestore('superadmin', params.organizationId)).toBe(true);
      const { body } = await call(restoreOrganization, { as: 'superadmin', params });
      expect(body.organization.applications).toEqual([application, child]);
    });

    test('by an administrator of the parent: an administrator of the child can’t restore it', async () => {
      const params = await newOrganization('Door de ouder weg', [child, application]);
      expect((await call(removeOrganization, { as: 'admin', params })).status).toBe(204);
      expect((await call(restoreOrganization, { as: 'childAdmin', params })).status).toBe(403);
      expect(await mayRestore('childAdmin', params.organizationId)).toBe(false);
      expect(await mayRestore('admin', params.organizationId)).toBe(true);
      expect((await call(restoreOrganization, { as: 'admin', params })).status).toBe(200);
    });

    test('by an administrator of the child: an administrator of the parent can restore it', async () => {
      const params = await newOrganization('Door het kind weg', [child]);
      expect((await call(removeOrganization, { as: 'childAdmin', params })).status).toBe(204);
      expect((await call(restoreOrganization, { as: 'admin', params })).status).toBe(200);
    });

    test('from one platform: a link that the parent removed is restored by the parent only', async () => {
      const params = await newOrganization('Losgemaakt', [child, otherApplication]);
      expect((await call(removeOrganization, { as: 'admin', params })).status).toBe(204);
      expect((await call(getOrganization, { as: 'strangerAdmin', params })).body.organization.applications).toEqual([
        otherApplication,
      ]);
      expect((await call(restoreOrganization, { as: 'childAdmin', params })).status).toBe(403);
      expect((await call(restoreOrganization, { as: 'strangerAdmin', params })).status).toBe(404);
      const { body } = await call(restoreOrganization, { as: 'admin', params });
      expect(body.organization.applications).toEqual([child, otherApplication]);
    });

    test('without a stored role: only an administrator of the home platform or a platform above it restores it', async () => {
      const params = await newOrganization('Vroeger weg', [application, child]);
      await system((db) =>
        db
          .updateTable('organizations')
          .set({ deleted_at: sql`now()` })
          .where('id', '=', params.organizationId)
          .execute(),
      );
      expect((await call(restoreOrganization, { as: 'childAdmin', params })).status).toBe(403);
      expect((await call(restoreOrganization, { as: 'admin', params })).status).toBe(200);
    });
  });

  test('can’t be undone after 30 days', async () => {
    const params = await newOrganization('Lang weg');
    await system((db) =>
      db
        .updateTable('organizations')
        .set({ deleted_at: sql`now() - interval '31 days'` })
        .where('id', '=', params.organizationId)
        .execute(),
    );
    expect((await call(restoreOrganization, { as: 'admin', params })).status).toBe(404);
  });

  test('is refused while a session to come has participants', async () => {
    const params = await newOrganization('Bezet');
    await newSession(params.organizationId, 3);
    const { status, errors } = await call(removeOrganization, { as: 'admin', params });
    expect(status).toBe(409);
    expect(errors).toEqual({ id: ['Dit is nog in gebruik en kan niet worden verwijderd'] });
  });

  describe('with money that is still to be paid out', () => {
    const paid = new Date('2026-01-15T12:00:00Z');
    const sell = (sale: { organization_id: number; application_id?: number; cents: number }) =>
      system((db) => seedSale(db, { application_id: application, ...sale, paid_at: paid }));

    test('is refused, also when another platform sold', async () => {
      const params = await newOrganization('Krijgt nog geld', [application]);
      const { organizationId: organization_id } = params;
      await sell({ organization_id, application_id: otherApplication, cents: 1_250 });
      for (const as of ['admin', 'superadmin'] as const) {
        const { status, errors } = await call(removeOrganization, { as, params });
        expect([status, errors.id]).toEqual([
          409,
          ['Er moet nog aan deze organisatie worden uitbetaald. Verwijderen kan na de uitbetaling'],
        ]);
      }
    });

    test('is possible from one of several platforms, and when the amount is too small to be paid out', async () => {
      const two = await newOrganization('Blijft op één', [application, otherApplication]);
      await sell({ organization_id: two.organizationId, cents: 1_250 });
      expect((await call(removeOrganization, { as: 'admin', params: two })).status).toBe(204);
      const cents = await newOrganization('Een paar cent', [application]);
      await sell({ organization_id: cents.organizationId, cents: 60 });
      expect((await call(removeOrganization, { as: 'admin', params: cents })).status).toBe(204);
    });

    test('is refused while its payment is under way, and possible once it is executed', async () => {
      const params = await newOrganization('In de ronde', [application]);
      await sell({ organization_id: params.organizationId, cents: 1_250 });
      const batch = await system(async (db) => {
        await seedFinanceInfo(db, { organization_id: params.organizationId, appKey });
        return seedBatch(db, { payout_month: '2026-02', appKey });
      });
      expect((await call(removeOrganization, { as: 'superadmin', params })).status).toBe(409);
      await system((db) => seedExecuted(db, batch));
      expect((await call(removeOrganization, { as: 'superadmin', params })).status).toBe(204);
    });
  });

  test('is for administrators only', async () => {
    expect((await call(removeOrganization, { as: 'staff', params: own })).status).toBe(403);
    expect((await call(restoreOrganization, { as: 'staff', params: own })).status).toBe(403);
  });
});
