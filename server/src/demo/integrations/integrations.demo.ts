import { sql } from 'kysely';
import { newToken } from '../../platform/auth/token.ts';
import type { Database } from '../../platform/database/database.ts';
import type { DemoPeople } from '../access/access.demo.ts';
import type { DemoOrganizations } from '../organizations/organizations.demo.ts';
import { seedApiClient } from '../../features/integrations/integrations.seed.ts';

type Parts = { organizations: DemoOrganizations; people: DemoPeople };

/** Adds the credentials of the swimming club's website. Their secret is unknown, so create new ones to try it. */
export async function seedDemoIntegrations(db: Database, { organizations, people }: Parts): Promise<void> {
  const secret = `mvs_${newToken()}`;
  await seedApiClient(db, {
    organization_id: organizations.zwemclub,
    client_id: 'mvc_5f0c3a9be21d4478a6c0d1e2',
    secret,
  });
  await sql`
    update api_clients set created_by = ${people.pieter}, created_at = now() - interval '40 days',
      last_used_at = now() - interval '25 minutes' where organization_id = ${organizations.zwemclub}`.execute(db);
}
