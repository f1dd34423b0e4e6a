import {
  removeOrganization,
  restoreOrganization,
  updateOrganization,
} from '@move/contract/organizations/organizations.ts';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { fillSession, seedBundleParticipant, seedParticipant } from '../../bookings/bookings.seed.ts';
import { asSystem, type Database } from '../../../platform/database/database.ts';
import type { TestUser } from '../../../testing/tenants.ts';
import { testApp } from '../../../testing/test-app.ts';
import { seedRole } from '../../access/access.seed.ts';
import { seedOrder } from '../../orders/orders.seed.ts';
import { seedOrganization } from '../organizations.seed.ts';

const { call, appPool, tenants } = await testApp();
const { application, child, otherApplication, users } = tenants;
const system = <Result>(work: (db: Database) => Promise<Result>) => asSystem(appPool, work);

async function newOrganization(name: string, application_ids: number[]) {
  const organizationId = await system((db) =>
    seedOrganization(db, { name, home_application_id: application_ids[0] ?? application, application_ids }),
  );
  return { organizationId };
}

async function newSession(organizationId: number, taken: number) {
  return system(async (db) => {
    const { rows } = await sql<{ id: number }>`
      insert into activities (organization_id, name) values (${organizationId}, 'Les') returning id`.execute(db);
    const { rows: made } = await sql<{ id: number }>`
      insert into sessions (organization_id, activity_id, starts_at, ends_at, tz, start_date, start_time, end_date, end_time)
      values (${organizationId}, ${rows[0]?.id ?? 0}, now() + interval '1 day', now() + interval '25 hours', 'Europe/Amsterdam',
        '2030-01-01', '10:00', '2030-01-01', '11:00') returning id`.execute(db);
    const sessionId = made[0]?.id ?? 0;
    await fillSession(db, sessionId, taken);
    return sessionId;
  });
}

describe('removing an organisation from a platform by its form', () => {
  const save = (organizationId: number, applications: number[]) =>
    call(updateOrganization, { as: 'admin', params: { organizationId }, body: { name: 'Verkocht', applications } });
  /** Sells a spot in a session to come. */
  async function sold(organizationId: number, { asBundle = false } = {}) {
    const sessionId = await newSession(organizationId, 1);
    await system(async (db) => {
      const of = { organization_id: organizationId };
      const { lineId: order_line_id } = await seedOrder(db, { ...of, application_id: child });
      if (!asBundle) return seedParticipant(db, { ...of, session_id: sessionId, order_line_id });
      const { rows } = await sql<{ id: number }>`
        insert into bundles (organization_id, activity_id, name, start_date)
        select organization_id, activity_id, 'Cursus', current_date from sessions where id = ${sessionId} returning id`.execute(
        db,
      );
      const bundle_participant_id = await seedBundleParticipant(db, {
        ...of,
        bundle_id: rows[0]?.id ?? 0,
        order_line_id,
      });
      return seedParticipant(db, { ...of, session_id: sessionId, bundle_participant_id });
    });
    return sessionId;
  }

  test.each([{ asBundle: false }, { asBundle: true }])(
    'is refused while a participant has a spot that the platform sold, %o',
    async ({ asBundle }) => {
      const { organizationId } = await newOrganization('Verkocht', [application, child]);
      const sessionId = await sold(organizationId, { asBundle });
      const { status, errors } = await save(organizationId, [application]);
      expect([status, errors]).toEqual([
        409,
        { applications: ['Dit is nog in gebruik en kan niet worden verwijderd'] },
      ]);
      await system((db) =>
        sql`update participants set status = 'canceled', canceled_at = now() where session_id = ${sessionId}`.execute(
          db,
        ),
      );
      const { body } = await save(organizationId, [application]);
      expect(body.organization.applications).toEqual([application]);
    },
  );

  test('works for a platform that sold none of the spots to come', async () => {
    const { organizationId } = await newOrganization('Verkocht', [application, child]);
    await sold(organizationId);
    const { body } = await save(organizationId, [child]);
    expect(body.organization.applications).toEqual([child]);
  });
});

describe('a platform from which an organisation was removed', () => {
  const save = (as: TestUser, params: { organizationId: number }, applications: number[]) =>
    call(updateOrganization, { as, params, body: { name: 'Losgemaakt', applications } });
  const above = 'Dit is verwijderd door een beheerder met meer rechten dan jij';
  const takeOff = {
    'by removing it': (as: TestUser, params: { organizationId: number }) => call(removeOrganization, { as, params }),
    'by its form': (as: TestUser, params: { organizationId: number }) => save(as, params, [otherApplication]),
  };

  // also makes the administrator of the child one of another platform of the organisation
  async function reachElsewhere() {
    await system((db) => seedRole(db, { user_id: users.childAdmin, role: 'admin', application_id: otherApplication }));
    return () =>
      system((db) =>
        db
          .deleteFrom('user_roles')
          .where('user_id', '=', users.childAdmin)
          .where('application_id', '=', otherApplication)
          .execute(),
      );
  }

  test.each(['by removing it', 'by its form'] as const)(
    '%s, by a higher role, is not linked again by a lower one',
    async (how) => {
      const end = await reachElsewhere();
      const params = await newOrganization('Losgemaakt', [child, otherApplication]);
      const off = how === 'by its form' ? await save('admin', params, []) : await takeOff[how]('admin', params);
      expect([200, 204]).toContain(off.status);
      const refused = await save('childAdmin', params, [child, otherApplication]);
      expect([refused.status, refused.errors.permission?.[0]]).toEqual([403, expect.stringContaining(above)]);
      expect((await call(restoreOrganization, { as: 'childAdmin', params })).status).toBe(403);
      await end();
      const { body } = await call(restoreOrganization, { as: 'admin', params });
      expect(body.organization.applications).toEqual([child, otherApplication]);
    },
  );

  test('by a superadmin, is linked again by a superadmin only', async () => {
    const params = await newOrganization('Losgemaakt', [child, otherApplication]);
    expect((await takeOff['by its form']('superadmin', params)).status).toBe(200);
    const role = { user_id: users.admin, role: 'admin', application_id: otherApplication } as const;
    await system((db) => seedRole(db, role));
    expect((await save('admin', params, [child, otherApplication])).status).toBe(403);
    expect((await call(restoreOrganization, { as: 'admin', params })).status).toBe(403);
    await system((db) =>
      db
        .deleteFrom('user_roles')
        .where('user_id', '=', users.admin)
        .where('application_id', '=', otherApplication)
        .execute(),
    );
    expect((await save('superadmin', params, [child, otherApplication])).body.organization.applications).toEqual([
      child,
      otherApplication,
    ]);
  });

  test('by an administrator of the child, is linked again by one of the parent', async () => {
    const params = await newOrganization('Losgemaakt', [child, application]);
    expect((await save('childAdmin', params, [])).body.organization.applications).toEqual([application]);
    expect((await save('admin', params, [application, child])).body.organization.applications).toEqual([
      application,
      child,
    ]);
  });

  test('by an administrator, is linked again by the same administrator', async () => {
    const params = await newOrganization('Losgemaakt', [child, application]);
    expect((await save('admin', params, [application])).body.organization.applications).toEqual([application]);
    expect((await call(restoreOrganization, { as: 'childAdmin', params })).status).toBe(403);
    expect((await save('admin', params, [application, child])).body.organization.applications).toEqual([
      application,
      child,
    ]);
  });

  test('stays unlinked when the organisation is removed as a whole and restored', async () => {
    const params = await newOrganization('Losgemaakt', [application, child]);
    expect((await save('admin', params, [application])).body.organization.applications).toEqual([application]);
    expect((await call(removeOrganization, { as: 'admin', params })).status).toBe(204);
    const { body } = await call(restoreOrganization, { as: 'admin', params });
    expect(body.organization.applications).toEqual([application]);
  });
});
