import { removeOrganization, updateOrganization } from '@move/contract/organizations/organizations.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { asSystem } from '../../../platform/database/database.ts';
import { testApp } from '../../../testing/test-app.ts';
import { seedOrganization } from '../organizations.seed.ts';

const { call, appPool, tenants } = await testApp();
const { application, child, otherApplication } = tenants;

async function newOrganization(application_ids: number[]) {
  const organizationId = await asSystem(appPool, (db) =>
    seedOrganization(db, { name: 'Gedeeld', home_application_id: application, application_ids }),
  );
  return { organizationId };
}

async function stored({ organizationId }: { organizationId: number }) {
  const { rows } = await asSystem(appPool, (db) =>
    sql<{ is_deleted: boolean; applications: number[] }>`
      select deleted_at is not null as is_deleted, array(select application_id from organization_applications
        where organization_id = organizations.id order by 1) as applications
      from organizations where id = ${organizationId}`.execute(db),
  );
  return rows[0];
}

test('of concurrent calls that choose platforms, the choice of one call is stored as a whole', async () => {
  const params = await newOrganization([application]);
  const choices = [[application, child], [child], [application, otherApplication], [application]];
  const answers = await Promise.all(
    [...choices, ...choices].map((applications) =>
      call(updateOrganization, { as: 'superadmin', params, body: { name: 'Gedeeld', applications } }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  const { applications } = (await stored(params)) ?? {};
  expect(choices).toContainEqual(applications);
});

test('an organisation that two platforms remove at once is deleted, and keeps one link', async () => {
  for (let round = 0; round < 5; round += 1) {
    const params = await newOrganization([application, otherApplication]);
    const answers = await Promise.all(
      (['admin', 'strangerAdmin'] as const).map((as) => call(removeOrganization, { as, params })),
    );
    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    const { is_deleted, applications } = (await stored(params)) ?? {};
    expect([is_deleted, applications?.length]).toEqual([true, 1]);
  }
});
