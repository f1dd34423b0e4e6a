// Stores the functions of a released version in server/database/released/<level>.json.gz, so that tests can upgrade a database of that
// version.
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { readDatabaseFiles } from '../server/src/platform/database/migrations/migrate-files.ts';

const { migrations, functions } = readDatabaseFiles();
const directory = fileURLToPath(new URL('../server/database/released/', import.meta.url));
const release = {
  migrations: migrations.map(({ name, checksum }) => ({ name, checksum })),
  functions: functions.map(({ path, sql }) => ({ path, sql })),
};
mkdirSync(directory, { recursive: true });
writeFileSync(`${directory}${migrations.at(-1)?.name}.json.gz`, gzipSync(JSON.stringify(release), { level: 9 }));
