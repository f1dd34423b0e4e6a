import pg from 'pg';

export const OWNER_ROLE = 'move_owner';
export const APP_ROLE = 'move_app';

export interface RolesOptions {
  /** A superuser's connection. It only creates the two roles and the database; the product never uses it. */
  admin: pg.ClientConfig;
  database: string;
}

/**
 * Creates the two roles of the product (the owner of the tables, and the app that row-level security binds) and their database, when they
 * are missing.
 */
export async function ensureRolesAndDatabase({ admin, database }: RolesOptions): Promise<void> {
  const client = new pg.Client(admin);
  await client.connect();
  try {
    const password = typeof admin.password === 'string' ? `password ${client.escapeLiteral(admin.password)}` : '';
    for (const role of [OWNER_ROLE, APP_ROLE]) {
      const { rowCount } = await client.query('select from pg_roles where rolname = $1', [role]);
      if (rowCount === 0) await client.query(`create role ${role} login nosuperuser nobypassrls ${password}`);
    }
    const { rowCount } = await client.query('select from pg_database where datname = $1', [database]);
    if (rowCount === 0) await client.query(`create database ${database} owner ${OWNER_ROLE} template template0`);
  } finally {
    await client.end();
  }
}

/** Returns the admin's connection as each of the two roles, to this database. */
export function roleConnections(admin: pg.ClientConfig, database: string) {
  return { app: { ...admin, user: APP_ROLE, database }, owner: { ...admin, user: OWNER_ROLE, database } };
}
