import type pg from 'pg';

/** The role of docs/operations.md that runs the job queue and owns nothing. */
export const WORKER_ROLE = 'move_worker';

/**
 * Grants the worker's role, when it exists, the rights on the job queue's tables and on `worker_pools`, and on no other table of
 * Move.
 */
export async function grantToWorker(client: pg.PoolClient): Promise<void> {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [WORKER_ROLE]);
  if (rowCount === 0) return;
  await client.query(`
    grant usage on schema graphile_worker to ${WORKER_ROLE};
    grant select, insert, update, delete on all tables in schema graphile_worker to ${WORKER_ROLE};
    grant usage, select on all sequences in schema graphile_worker to ${WORKER_ROLE};
    grant execute on all functions in schema graphile_worker to ${WORKER_ROLE};
  `);
  // a backup of an older version is restored at a level that may lack it
  const { rowCount: hasPools } = await client.query("select where to_regclass('worker_pools') is not null");
  if (hasPools) await client.query(`grant select, insert, update, delete on worker_pools to ${WORKER_ROLE}`);
  // graphile-worker enables row-level security without a policy: only the owner would see rows
  const { rows } = await client.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c
     where relnamespace = 'graphile_worker'::regnamespace and relrowsecurity
       and not exists (select from pg_policy where polrelid = c.oid and polname = $1)`,
    [WORKER_ROLE],
  );
  for (const { name } of rows)
    await client.query(`create policy ${WORKER_ROLE} on ${name} to ${WORKER_ROLE} using (true) with check (true)`);
}

/** Whether this connection may run the job queue. */
export async function mayRunJobs(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ may: boolean }>(
    "select has_schema_privilege(oid, 'usage') as may from pg_namespace where nspname = 'graphile_worker'",
  );
  return rows[0]?.may ?? false;
}
