import pg from 'pg';

/** Returns a hash of the rows of every table and the rules of the schema. It reads as a superuser and shares no code with the backup. */
export async function readContents(connection: pg.ClientConfig) {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await client.query("set timezone = 'UTC'");
    const { rows: tables } = await client.query<{ name: string }>(
      `select c.oid::regclass::text as name from pg_class c
       where relkind in ('r', 'p') and relnamespace::regnamespace::text in ('public', 'graphile_worker') order by 1`,
    );
    const contents: Record<string, string> = {};
    for (const { name } of tables) {
      const { rows } = await client.query<{ words: string }>(
        `select count(*) || ' rows ' || coalesce(md5(string_agg(t::text, e'\\n' order by t::text collate "C")), '') as words from ${name} t`,
      );
      contents[name] = rows[0]?.words ?? '';
    }
    return { contents, rules: await readRules(client), sequences: await readSequences(client) };
  } finally {
    await client.end();
  }
}

type Contents = Awaited<ReturnType<typeof readContents>>;

/** The contents to expect after a restore: `restores` has a row, and every table skips 100,000 ids (docs/operations.md#restore). */
export function afterRestore({ contents, rules, sequences }: Contents, restored: Contents): Contents {
  const tables = Object.entries({ ...sequences, 'public.restores_id_seq': '1' }).filter(
    ([name]) => name.startsWith('public.') && name !== 'public.token_families',
  );
  const skipped = tables.map(([name, value]) => [name, String(Number(value) + 100_000)]);
  return {
    contents: { ...contents, restores: `1 rows ${restored.contents['restores']?.split(' ')[2]}` },
    rules,
    sequences: { ...sequences, ...Object.fromEntries(skipped) },
  };
}

async function readRules(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ rule: string }>(
    `select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) as rule from pg_constraint
     where connamespace = 'public'::regnamespace and conrelid <> 0
     union all select tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text from pg_trigger where not tgisinternal
     union all select oid::regclass || ' ' || relrowsecurity::text || ' ' || relforcerowsecurity::text || ' ' || coalesce(relacl::text, '')
     from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
     union all select polrelid::regclass || ' ' || polname || ' ' || coalesce(pg_get_expr(polqual, polrelid), '') from pg_policy
     join pg_class on pg_class.oid = polrelid where relnamespace = 'public'::regnamespace
     order by 1`,
  );
  return rows.map(({ rule }) => rule);
}

async function readSequences(client: pg.Client): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; value: string }>(
    "select schemaname || '.' || sequencename as name, coalesce(last_value::text, '') as value from pg_sequences order by 1",
  );
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}
