import { sql } from 'kysely';
import { hashPassword } from '../../platform/auth/password.ts';
import type { Database } from '../../platform/database/database.ts';
import type { DemoApplications } from '../applications/applications.demo.ts';
import type { DemoOrganizations } from '../organizations/organizations.demo.ts';
import { seedRole, seedUser } from '../../features/access/access.seed.ts';

type Parts = { applications: DemoApplications; organizations: DemoOrganizations; password: string };

export type DemoPeople = {
  sanne: number;
  marit: number;
  youssef: number;
  pieter: number;
  anouk: number;
  daan: number;
  noor: number;
};

/** Adds the logins of the demo, all with the same password. */
export async function seedDemoPeople(
  db: Database,
  { applications, organizations, password }: Parts,
): Promise<DemoPeople> {
  const password_hash = await hashPassword(password);
  const person = (email: string, first_name: string, last_name: string) =>
    seedUser(db, { email, first_name, last_name, password_hash });

  const sanne = await person('super@beweegplein.example', 'Sanne', 'de Wit');
  const youssef = await person('admin@beweegplein.example', 'Youssef', 'El Amrani');
  const fenna = await person('admin@waterstad.example', 'Fenna', 'Dijkstra');
  const pieter = await person('beheer@zwemclub.example', 'Pieter', 'van den Berg');
  const anouk = await person('beheer@multi.example', 'Anouk', 'Jansen');
  const daan = await person('trainer@zwemclub.example', 'Daan', 'Visser');
  const noor = await person('trainer@judo.example', 'Noor', 'Öztürk');
  await person('leeg@beweegplein.example', 'Lotte', 'Bakker');
  // added last, so that the others keep their ids
  const marit = await person('super2@beweegplein.example', 'Marit', 'Postma');

  await seedRole(db, { user_id: sanne, role: 'superadmin' });
  await seedRole(db, { user_id: marit, role: 'superadmin' });
  await seedRole(db, { user_id: youssef, role: 'admin', application_id: applications.beweegplein });
  await seedRole(db, { user_id: fenna, role: 'admin', application_id: applications.waterstad });
  await seedRole(db, { user_id: pieter, role: 'organization', organization_id: organizations.zwemclub });
  for (const domain of ['dedijk', 'noord', 'bewegen55'] as const) {
    await seedRole(db, { user_id: anouk, role: 'organization', organization_id: organizations[domain] });
  }
  await seedRole(db, { user_id: daan, role: 'trainer', organization_id: organizations.zwemclub });
  await seedRole(db, { user_id: noor, role: 'trainer', organization_id: organizations.judo });
  await sql`update superadmin_terms set began_at = now() - interval '400 days'`.execute(db);
  await sql`update users set created_at = now() - (450 - 40 * id) * interval '1 day'`.execute(db);
  return { sanne, marit, youssef, pieter, anouk, daan, noor };
}
