import type pg from 'pg';
import { errorCode, errorText, OperatorError } from '../../operator-error.ts';
import { isReadOnly } from './host-choice.ts';

const OLDEST_VERSION = 15;

interface ServerFacts {
  version: number;
  role: string;
  rolsuper: boolean;
  rolbypassrls: boolean;
}

/** Throws an OperatorError for a server that is unreachable, read-only or too old, and for a role that bypasses row-level security. */
export async function checkServer(pool: pg.Pool, variable: string): Promise<void> {
  await checkWritable(pool, variable);
  const { rows } = await pool.query<ServerFacts>(
    `select current_setting('server_version_num')::int / 10000 as version, rolname as role, rolsuper, rolbypassrls
     from pg_roles where rolname = current_user`,
  );
  const facts = rows[0];
  if (facts === undefined) throw new Error('the connection has no role');
  if (facts.version < OLDEST_VERSION)
    throw new OperatorError(
      `${variable} is PostgreSQL ${facts.version}: Move needs PostgreSQL ${OLDEST_VERSION} or later.`,
    );
  if (facts.rolsuper || facts.rolbypassrls)
    throw new OperatorError(
      `${variable} connects as ${facts.role}, which row-level security does not bind, so tenants would not be kept apart: run "alter role ${quoted(facts.role)} nosuperuser nobypassrls" or connect as another role.`,
    );
}

/** Throws an OperatorError for an unreachable server. */
export async function checkReachable(pool: pg.Pool, variable: string): Promise<void> {
  await pool.query('select 1').catch((error: unknown) => {
    throw new OperatorError(`${variable} can't be used: ${reason(error)}.`);
  });
}

/** Throws an OperatorError for a server that is unreachable or read-only. */
export async function checkWritable(pool: pg.Pool, variable: string): Promise<void> {
  const readOnly = await isReadOnly(pool).catch((error: unknown) => {
    throw new OperatorError(`${variable} can't be used: ${reason(error)}.`);
  });
  if (readOnly)
    throw new OperatorError(
      `${variable} can't be used: that server is a standby or takes no writes; name the primary, or all servers (host1:5432,host2:5432).`,
    );
}

function reason(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 1) return error.errors.map(reason).join('; ');
  const code = errorCode(error);
  if (code === '28P01' || code === '28000') return 'the server refuses this user or password';
  if (code === '3D000') return `${errorText(error)}; make it first`;
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return `the host is not known (${errorText(error)})`;
  if (code === 'ECONNREFUSED') return `nothing listens there (${errorText(error)})`;
  return errorText(error);
}

function quoted(identifier: string): string {
  return /^[a-z_][a-z0-9_]*$/.test(identifier) ? identifier : `"${identifier.replaceAll('"', '""')}"`;
}
