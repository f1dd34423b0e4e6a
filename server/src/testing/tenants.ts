import type pg from 'pg';
import { seedRole, seedUser } from '../features/access/access.seed.ts';
import { seedApplication } from '../features/applications/applications.seed.ts';
import { seedOrganization } from '../features/organizations/organizations.seed.ts';
import { asSystem, type Database } from '../platform/database/database.ts';

/** People with each role, on two unrelated platforms. */
export const people = [
  'superadmin',
  'admin',
  'staff',
  'trainer',
  'childAdmin',
  'stranger',
  'strangerAdmin',
  'nobody',
] as const;
export type TestUser = (typeof people)[number];

export type Tenants = {
  application: number;
  child: number;
  otherApplication: number;
  /** On `application`; its staff and trainer are `staff` and `trainer`. */
  organization: number;
  /** On `child` only. */
  childOrganization: number;
  /** On `otherApplication`; its staff is `stranger`, its platform's admin `strangerAdmin`. */
  otherOrganization: number;
  users: Record<TestUser, number>;
};

export function seedTenants(pool: pg.Pool): Promise<Tenants> {
  return asSystem(pool, async (db) => {
    const application = await seedApplication(db, { name: 'Sportplein', slug: 'sportplein' });
    const child = await seedApplication(db, {
      name: 'Sportplein Zuid',
      slug: 'sportplein-zuid',
      parent_id: application,
    });
    const otherApplication = await seedApplication(db, { name: 'Elders', slug: 'elders' });
    const organization = await seedOrganization(db, { name: 'Zwemclub Test', home_application_id: application });
    const childOrganization = await seedOrganization(db, { name: 'Judo Test', home_application_id: child });
    const otherOrganization = await seedOrganization(db, {
      name: 'Tennis Elders',
      home_application_id: otherApplication,
    });
    const users = await seedPeople(db);
    await seedRole(db, { user_id: users.superadmin, role: 'superadmin' });
    await seedRole(db, { user_id: users.admin, role: 'admin', application_id: application });
    await seedRole(db, { user_id: users.childAdmin, role: 'admin', application_id: child });
    await seedRole(db, { user_id: users.staff, role: 'organization', organization_id: organization });
    await seedRole(db, { user_id: users.trainer, role: 'trainer', organization_id: organization });
    await seedRole(db, { user_id: users.stranger, role: 'organization', organization_id: otherOrganization });
    await seedRole(db, { user_id: users.strangerAdmin, role: 'admin', application_id: otherApplication });
    return { application, child, otherApplication, organization, childOrganization, otherOrganization, users };
  });
}

async function seedPeople(db: Database): Promise<Record<TestUser, number>> {
  const entries: [TestUser, number][] = [];
  for (const name of people) {
    const id = await seedUser(db, { email: `${name.toLowerCase()}@test.example`, first_name: name, last_name: 'Test' });
    entries.push([name, id]);
  }
  return Object.fromEntries(entries) as Record<TestUser, number>;
}
