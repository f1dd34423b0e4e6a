import { createHash } from 'node:crypto';
import { hashPassword } from '../../server/src/platform/auth/password.ts';
import type pg from 'pg';

/** The data that requests need. */
export type World = { organizationId: number; token: string; emails: readonly string[]; password: string };

const TOKEN = 'bench-token';
const PASSWORD = 'een lang wachtwoord';
const LOGINS = 400;

/** Makes a platform with an organisation to measure and another one, a logged-in staff member, and people who log in. */
export async function makeWorld(db: pg.Client): Promise<World> {
  const { rows: known } = await db.query("select id from organizations where name = 'Zwemclub De Meting'");
  const organizationId: number = known.length > 0 ? Number(known[0].id) : await insertOrganizations(db);
  const emails = await insertPeople(db, organizationId);
  return { organizationId, token: TOKEN, emails, password: PASSWORD };
}

async function insertOrganizations(db: pg.Client): Promise<number> {
  const application = await idOf(
    db,
    "insert into applications (name, slug) values ('Meetplein', 'meetplein') returning id",
  );
  const insert = 'insert into organizations (home_application_id, name, status) values ($1, $2, $3) returning id';
  const ids: number[] = [];
  for (const name of ['Zwemclub De Meting', 'Judoclub Ernaast']) {
    const id = await idOf(db, insert, [application, name, 'accepted']);
    await db.query('insert into organization_applications values ($1, $2)', [id, application]);
    ids.push(id);
  }
  await db.query(
    "insert into location_types (name) select 'Soort ' || n from generate_series(1, 5) n on conflict do nothing",
  );
  await insertLocations(db, { organizationId: ids[1] ?? 0, from: 1, until: 2000 });
  return ids[0] ?? 0;
}

async function insertPeople(db: pg.Client, organizationId: number): Promise<string[]> {
  const hash = await hashPassword(PASSWORD);
  await db.query(
    `insert into users (email, password_hash, first_name)
     select 'meting' || n || '@example.com', $1, 'Meting' from generate_series(1, $2::integer) n on conflict do nothing`,
    [hash, LOGINS],
  );
  await db.query(
    `insert into user_roles (user_id, role, organization_id)
     select id, 'organization', $1 from users where email like 'meting%' on conflict do nothing`,
    [organizationId],
  );
  await db.query(
    `insert into api_tokens (user_id, token_hash, expires_at, refresh_until)
     select min(id), $1, now() + interval '1 day', now() + interval '1 day' from users where email like 'meting%'
     on conflict (token_hash) do update set expires_at = excluded.expires_at`,
    [createHash('sha256').update(TOKEN).digest()],
  );
  return Array.from({ length: LOGINS }, (_, n) => `meting${n + 1}@example.com`);
}

/** Adds an administrator of a platform, with a session that has this token. */
export async function addAdministrator(db: pg.Client, token: string, platform = 'meetplein'): Promise<void> {
  const email = `beheer@${platform}.example`;
  await db.query("insert into users (email, first_name) values ($1, 'Beheer') on conflict do nothing", [email]);
  await db.query(
    `insert into user_roles (user_id, role, application_id)
     select users.id, 'admin', applications.id from users, applications
     where users.email = $1 and slug = $2 on conflict do nothing`,
    [email, platform],
  );
  await db.query(
    `insert into api_tokens (user_id, token_hash, expires_at, refresh_until)
     select id, $2, now() + interval '1 day', now() + interval '1 day' from users where email = $1
     on conflict (token_hash) do update set expires_at = excluded.expires_at, user_id = excluded.user_id`,
    [email, createHash('sha256').update(token).digest()],
  );
}

type Range = { organizationId: number; from: number; until: number };

/** Adds locations up to a number, and lets the database finish its maintenance. */
export async function growTo(db: pg.Client, organizationId: number, size: number): Promise<void> {
  const { rows } = await db.query(
    'select count(*)::integer as held from location_organizations where organization_id = $1',
    [organizationId],
  );
  const held: number = rows[0]?.held ?? 0;
  const step = 100_000;
  for (let from = held + 1; from <= size; from += step)
    await insertLocations(db, { organizationId, from, until: Math.min(size, from + step - 1) });
  await db.query('vacuum analyze');
  await db.query('checkpoint');
}

/** Adds locations with names spread over the alphabet; one in a thousand is in its own "Zonnebloem…" street. */
async function insertLocations(db: pg.Client, { organizationId, from, until }: Range): Promise<void> {
  await db.query(
    `insert into locations (owner_organization_id, name, street, house_number, zipcode, city, latitude, longitude)
     select $1, initcap(substr(md5(n::text), 1, 6)) || ' Sporthal ' || n,
       case when n % 1000 = 7 then 'Zonnebloemweg ' || n else initcap(substr(md5('s' || n), 1, 9)) || 'straat' end,
       (n % 200 + 1)::text, (1000 + n % 9000)::text || ' AB', initcap(substr(md5((n % 400)::text), 1, 7)), 52.1, 5.1
     from generate_series($2::integer, $3::integer) n`,
    [organizationId, from, until],
  );
  const added = `from locations where owner_organization_id = $1
    and not exists (select from location_organizations where location_id = locations.id)`;
  await db.query(
    `with kinds as (select array_agg(id) as ids from location_types)
     insert into location_type_links (location_id, location_type_id)
     select locations.id, kinds.ids[1 + locations.id % 5] from kinds, lateral (select id ${added}) locations`,
    [organizationId],
  );
  await db.query(
    `insert into location_organizations (location_id, organization_id, is_admin) select id, $1, true ${added}`,
    [organizationId],
  );
}

async function idOf(db: pg.Client, sql: string, values: unknown[] = []): Promise<number> {
  const { rows } = await db.query(sql, values);
  return Number(rows[0]?.id);
}
