import { updateOrganization } from '@move/contract/organizations/organizations.ts';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { fillSession, seedBundleParticipant, seedParticipant } from '../../bookings/bookings.seed.ts';
import { asSystem, type Database } from '../../../platform/database/database.ts';
import { testApp } from '../../../testing/test-app.ts';
import { seedOrder } from '../../orders/orders.seed.ts';
import { seedOrganization } from '../organizations.seed.ts';

const { call, appPool, tenants } = await testApp();
const { application, child } = tenants;
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

describe('taking it off a platform by its form', () => {
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
