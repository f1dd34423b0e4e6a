// Migrates a throwaway database and writes server/src/platform/database/schema.ts (types of the tables) and server/database/schema.sql (the
// whole schema, to read and compare). --verify only compares.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { describeSchema } from '../server/src/testing/database/describe-schema.ts';
import { makeMigratedDatabase, startThrowawayServer } from '../server/src/testing/servers/throwaway-server.ts';

const target = 'server/src/platform/database/schema.ts';
const dump = fileURLToPath(new URL('../server/database/schema.sql', import.meta.url));
const isVerify = process.argv.includes('--verify');
// The types that value-parsers.ts returns for these columns.
const types = { int8: 'number', timestamptz: 'string', timestamp: 'string', date: 'string' };

const server = await startThrowawayServer();
let status = 1;
try {
  await makeMigratedDatabase(server.admin, 'move');
  const url = `postgres://move_owner@localhost/move?host=${encodeURIComponent(server.admin.host)}`;
  const result = spawnSync(
    process.execPath,
    [
      fileURLToPath(new URL('../node_modules/kysely-codegen/dist/cli/bin.js', import.meta.url)),
      '--dialect=postgres',
      `--url=${url}`,
      `--out-file=${target}`,
      '--default-schema=public',
      '--exclude-pattern={graphile_worker.*,public.audit_log_*}',
      `--type-mapping=${JSON.stringify(types)}`,
      '--log-level=error',
      ...(isVerify ? ['--verify'] : []),
    ],
    { cwd: fileURLToPath(new URL('..', import.meta.url)), encoding: 'utf8' },
  );
  status = result.status ?? 1;
  if (status !== 0 && isVerify) console.error(`${target} is older than the migrations: run npm run db:schema.`);
  if (status !== 0) console.error(`${result.stdout}${result.stderr}`.trim());
  else if (!isVerify) console.log(`${target} written.`);
  const client = new pg.Client({ ...server.admin, database: 'move' });
  await client.connect();
  const head =
    '-- Written by npm run db:schema, to read and to compare: a database is made by the other files of this directory.\n\n';
  const text = head + (await describeSchema(client));
  await client.end();
  if (!isVerify) writeFileSync(dump, text);
  else if (readFileSync(dump, 'utf8') !== text) {
    console.error('server/database/schema.sql is older than the files it is made of: run npm run db:schema.');
    status = 1;
  }
} finally {
  await server.stop();
}
process.exitCode = status;
