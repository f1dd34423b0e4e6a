import type pg from 'pg';

/** The app may only read and add rows of a table whose comment starts with this word (audit), so it can't rewrite them. */
const APPEND_ONLY = 'append-only';
/** The app reads which migrations and functions were applied, and never writes them. */
const READ_ONLY = ['schema_migrations', 'schema_functions'];

/** Grants the app role its rights on all objects of the owner. Nothing is granted when one role is both. */
export async function grantToApp(client: pg.PoolClient, appRole: string): Promise<void> {
  await closeToOthers(client);
  const { rows } = await client.query<{ owner: string; app: string }>(
    'select current_user as owner, quote_ident($1) as app',
    [appRole],
  );
  const names = rows[0];
  if (names === undefined || names.owner === appRole) return;
  const { app } = names;
  await client.query(`
    grant usage on schema public to ${app};
    grant select, insert, update, delete on all tables in schema public to ${app};
    grant usage, select on all sequences in schema public to ${app};
    grant execute on all functions in schema public to ${app};
    alter default privileges in schema public grant select, insert, update, delete on tables to ${app};
    alter default privileges in schema public grant usage, select on sequences to ${app};
    alter default privileges in schema public grant execute on functions to ${app};
  `);
  for (const table of READ_ONLY) await client.query(`revoke insert, update, delete on ${table} from ${app}`);
  for (const table of await appendOnlyTables(client))
    await client.query(`revoke update, delete on ${table} from ${app}`);
}

/** Functions that see more than their caller must not be callable by every role, which is PostgreSQL's default. */
async function closeToOthers(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select oid::regprocedure::text as name from pg_proc
     where pronamespace = 'public'::regnamespace and prosecdef and proowner = current_user::regrole`,
  );
  for (const { name } of rows) await client.query(`revoke execute on function ${name} from public`);
}

/** The tables with that comment and their partitions. */
async function appendOnlyTables(client: pg.PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `with marked as (
       select oid from pg_class
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
         and obj_description(oid, 'pg_class') like $1 || '%')
     select oid::regclass::text as name from marked
     union select inhrelid::regclass::text from pg_inherits where inhparent in (select oid from marked)`,
    [APPEND_ONLY],
  );
  return rows.map((row) => row.name);
}
