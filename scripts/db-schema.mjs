// Writes server/src/platform/database/schema.ts from a freshly migrated throwaway database; --verify only compares.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { makeMigratedDatabase, startThrowawayServer } from '../server/src/testing/throwaway-server.ts';

const target = 'server/src/platform/database/schema.ts';
const isVerify = process.argv.includes('--verify');
// What value-parsers.ts makes of these columns.
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
} finally {
  await server.stop();
}
process.exitCode = status;
