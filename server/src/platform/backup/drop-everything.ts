import type pg from 'pg';

const EVERYTHING = `
  select format('drop table if exists %s cascade', c.oid::regclass) as drop from pg_class c
  where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace and not exists (
    select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
  union all
  select format('drop type if exists %s cascade', c.reltype::regtype) from pg_class c
   where relnamespace = 'public'::regnamespace and relkind = 'c'
     and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
  union all
  select format('drop routine if exists %s cascade', p.oid::regprocedure) from pg_proc p
  where pronamespace = 'public'::regnamespace and not exists (
    select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`;

/** Empties the database after a failed restore; it was empty before. Extensions stay. */
export async function dropEverything(ownerPool: pg.Pool): Promise<void> {
  const { rows } = await ownerPool.query<{ drop: string }>(EVERYTHING);
  await ownerPool.query(['drop schema if exists graphile_worker cascade', ...rows.map(({ drop }) => drop)].join('; '));
}
