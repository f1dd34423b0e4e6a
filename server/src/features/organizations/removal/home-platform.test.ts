import { listOrganizationAudit } from '@move/contract/audit/audit.ts';
import { createOrganization } from '@move/contract/organizations/new-organization.ts';
import {
  getOrganization,
  removeOrganization,
  restoreOrganization,
  updateOrganization,
} from '@move/contract/organizations/organizations.ts';
import { acceptOrganization, listWaitingOrganizations } from '@move/contract/organizations/review.ts';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { asSystem, type Database } from '../../../platform/database/database.ts';
import { testApp } from '../../../testing/test-app.ts';
import { seedOrganization } from '../organizations.seed.ts';

const { call, appPool, mailsTo, tenants } = await testApp();
const { application, child, otherApplication } = tenants;
const system = <Result>(work: (db: Database) => Promise<Result>) => asSystem(appPool, work);

await system(async (db) => {
  for (const [id, email] of [
    [child, 'zuid@test.example'],
    [otherApplication, 'elders@test.example'],
  ] as const)
    await db.updateTable('applications').set({ email }).where('id', '=', id).execute();
});

type Seed = Partial<Parameters<typeof seedOrganization>[1]>;

async function newOrganization(name: string, application_ids: number[], seed: Seed = {}) {
  const home_application_id = application_ids[0] ?? application;
  const organizationId = await system((db) =>
    seedOrganization(db, { name, home_application_id, application_ids, ...seed }),
  );
  return { organizationId };
}

type Params = Awaited<ReturnType<typeof newOrganization>>;

const save = (params: Params, applications: number[], as: 'admin' | 'superadmin' = 'superadmin') =>
  call(updateOrganization, { as, params, body: { name: 'Verhuist', applications } });

async function homeOf(params: Params) {
  const { body } = await call(getOrganization, { as: 'superadmin', params });
  return body.organization.application_links
    .filter((link) => link.is_home)
    .map(({ id, is_linked }) => ({ id, is_linked }));
}

describe('leaving the home platform', () => {
  test('by the form moves the home to the platform that the organisation has been on longest', async () => {
    const params = await newOrganization('Verhuist', [application, child, otherApplication]);
    await system((db) =>
      sql`update organization_applications set linked_at = now() - interval '1 year'
        where organization_id = ${params.organizationId} and application_id = ${otherApplication}`.execute(db),
    );
    expect((await save(params, [child, otherApplication])).status).toBe(200);
    expect(await homeOf(params)).toEqual([{ id: otherApplication, is_linked: true }]);
    // linked again to its former home, which is now one of its other platforms
    expect((await save(params, [application, child, otherApplication])).status).toBe(200);
    expect(await homeOf(params)).toEqual([{ id: otherApplication, is_linked: true }]);
    const { body } = await call(listOrganizationAudit, {
      as: 'superadmin',
      params,
      query: { action: 'updateOrganization' },
    });
    expect(
      body.audit.map(({ changes }) => changes.filter(({ field }) => field === 'home_application_id')),
    ).toMatchObject([[], [{ old: application, new: otherApplication }]]);
  });

  test('by a removal moves the home too, and restoring doesn’t move it back', async () => {
    const params = await newOrganization('Weg van huis', [application, otherApplication]);
    expect((await call(removeOrganization, { as: 'admin', params })).status).toBe(204);
    expect(await homeOf(params)).toEqual([{ id: otherApplication, is_linked: true }]);
    const { body } = await call(listOrganizationAudit, {
      as: 'superadmin',
      params,
      query: { action: 'removeOrganization' },
    });
    expect(body.audit[0]?.changes.find(({ field }) => field === 'home_application_id')).toMatchObject({
      old: application,
      new: otherApplication,
    });
    expect((await call(restoreOrganization, { as: 'admin', params })).status).toBe(200);
    expect(await homeOf(params)).toEqual([{ id: otherApplication, is_linked: true }]);
  });

  test('by a removal from all platforms doesn’t change the home', async () => {
    const params = await newOrganization('Helemaal weg', [application]);
    expect((await call(removeOrganization, { as: 'admin', params })).status).toBe(204);
    expect((await call(restoreOrganization, { as: 'admin', params })).status).toBe(200);
    expect(await homeOf(params)).toEqual([{ id: application, is_linked: true }]);
  });

  test('before a review mails the reviewers of the new home, who decide from then on', async () => {
    const params = await newOrganization('Verhuist', [application, otherApplication], { status: 'pending' });
    const isWaiting = async (as: 'admin' | 'strangerAdmin') => {
      const { body } = await call(listWaitingOrganizations, { as });
      return body.organizations.some(({ id }) => id === params.organizationId);
    };
    expect([await isWaiting('admin'), await isWaiting('strangerAdmin')]).toEqual([true, false]);
    expect((await call(acceptOrganization, { as: 'strangerAdmin', params, body: {} })).status).toBe(403);
    expect((await call(removeOrganization, { as: 'admin', params })).status).toBe(204);
    expect([await isWaiting('admin'), await isWaiting('strangerAdmin')]).toEqual([false, true]);
    const mails = await mailsTo('elders@test.example');
    expect(mails.map(({ subject }) => subject)).toEqual(['Verhuist wacht op beoordeling']);
    const { body } = await call(acceptOrganization, { as: 'strangerAdmin', params, body: {} });
    expect(body.organization.status).toBe('accepted');
  });

  test('for a new platform before a review mails the reviewers of that platform', async () => {
    const params = await newOrganization('Verhuist', [application], { status: 'pending' });
    expect((await save(params, [child], 'admin')).body.organization).toMatchObject({
      status: 'pending',
      applications: [child],
    });
    expect(await homeOf(params)).toEqual([{ id: child, is_linked: true }]);
    const mails = await mailsTo('zuid@test.example');
    expect(mails.map(({ subject }) => subject)).toEqual(['Verhuist wacht op beoordeling']);
  });
});

test('a new organisation is always on its home platform', async () => {
  const body = { name: 'Thuis', applications: [child] };
  const { body: made } = await call(createOrganization, { as: 'admin', body });
  expect(made.organization.applications).toEqual([application, child]);
  expect(await homeOf({ organizationId: made.organization.id })).toEqual([{ id: application, is_linked: true }]);
});
