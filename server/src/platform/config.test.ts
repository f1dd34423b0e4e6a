import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { type Environment, loadConfig, parseConfig } from './config.ts';
import { describeAddress, readDatabaseAddress } from './database/connection/database-address.ts';
import { envExample } from './env-example.ts';
import { OperatorError } from './operator-error.ts';
import { ROOT } from './root.ts';

const key = Buffer.alloc(32, 1).toString('base64');
const server = {
  DATABASE_URL: 'postgres://move@db.example/move',
  APP_KEY: key,
  FILES_SIGNING_KEY: key,
  APP_URL: 'https://move.example',
};
const scratch = mkdtempSync(join(tmpdir(), 'move-config-'));
afterAll(() => rmSync(scratch, { recursive: true }));

function faultsOf(environment: Environment): string {
  try {
    parseConfig(environment);
  } catch (error) {
    if (error instanceof OperatorError) return error.message;
    throw error;
  }
  return '';
}

test('without variables the product is a demo on this machine with the embedded database', () => {
  expect(parseConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    appUrl: 'http://127.0.0.1:3000',
    appEnv: 'demo',
    seedDemo: true,
    logLevel: 'warn',
    databaseUrl: undefined,
    trustProxy: 0,
  });
});

test('an empty or blank variable counts as unset', () => {
  expect(parseConfig({ PORT: '', DATABASE_URL: '  ' })).toEqual(parseConfig({}));
});

test('with DATABASE_URL the product runs in production, without demo data', () => {
  const config = parseConfig({ ...server, HOST: '0.0.0.0' });
  expect(config).toMatchObject({ appEnv: 'production', seedDemo: false, logLevel: 'info' });
});

test('unreadable variables and missing variables are reported at once', () => {
  const faults = faultsOf({
    PORT: 'abc',
    HOST: '0.0.0.0',
    MAIL_DRIVER: 'smtp',
    SMTP_URL: 'nonsense',
    FILES_DRIVER: 's3',
  });
  expect(faults).toMatch(/PORT must be a whole number/);
  expect(faults).toMatch(/HOST=0\.0\.0\.0 would show/);
  expect(faults).toMatch(/FILES_DRIVER=s3 needs S3_ENDPOINT/);
  expect(faults).not.toMatch(/MAIL_DRIVER=smtp needs/);
  expect(faultsOf({ DATABASE_URL: 'mysql://db', HOST: '0.0.0.0' })).not.toMatch(/HOST/);
});

test.each<[string, Environment, RegExp]>([
  [
    'both keys with DATABASE_URL, in one sentence',
    { DATABASE_URL: server.DATABASE_URL },
    /needs APP_KEY and FILES_SIGNING_KEY/,
  ],
  ['a key of the right length', { APP_KEY: 'short' }, /APP_KEY must be 32 bytes/],
  ['demo on a public address', { HOST: '0.0.0.0' }, /HOST=0\.0\.0\.0 .* DEMO_PUBLIC=1/],
  ['production without a server', { APP_ENV: 'production' }, /APP_ENV=production needs DATABASE_URL/],
  ['an invalid port', { PORT: '70000' }, /PORT must be between 0 and 65535/],
  ['a port with letters', { PORT: '3000x' }, /PORT must be a whole number/],
  ['a database address of another kind', { DATABASE_URL: 'mysql://db' }, /DATABASE_URL must look like postgres:/],
  [
    'a server that may be a standby',
    { DATABASE_URL: 'postgres://m@a,b/move?target_session_attrs=standby' },
    /DATABASE_URL has target_session_attrs=standby, but Move writes/,
  ],
  [
    'a server without a name',
    { DATABASE_URL: 'postgres://m@a:5432,/move' },
    /DATABASE_URL must look like .*host1:5432/,
  ],
  ['a server with an invalid port', { DATABASE_URL: 'postgres://m@a:x,b/move' }, /DATABASE_URL must look like/],
  ['an unknown choice', { MAIL_DRIVER: 'pigeon' }, /MAIL_DRIVER must be mailbox or smtp/],
  ['a driver without its variables', { MAIL_DRIVER: 'smtp' }, /MAIL_DRIVER=smtp needs SMTP_URL/],
  ['a geocoder without address', { GEOCODER_DRIVER: 'http' }, /GEOCODER_DRIVER=http needs GEOCODER_URL/],
  ['proxies that are no addresses', { TRUST_PROXY: 'yes' }, /TRUST_PROXY must be the number of proxies/],
  ['a network wider than an address', { TRUST_PROXY: '10.0.0.0/33' }, /TRUST_PROXY must be/],
  ['production without an address for links', { ...server, APP_URL: '' }, /APP_ENV=production needs APP_URL/],
  ['production with a test key of Mollie', { ...server, MOLLIE_KEY: 'test_abcdefgh' }, /MOLLIE_KEY is a test key/],
  ['a backup role without a server', { DATABASE_BACKUP_URL: 'postgres://b@db/move' }, /BACKUP_URL needs DATABASE_URL/],
  ['a migration role without a server', { DATABASE_MIGRATION_URL: 'postgres://o@db/move' }, /needs DATABASE_URL/],
])('refuses %s', (_name, environment, fault) => {
  expect(faultsOf(environment)).toMatch(fault);
});

test.each([
  ['1', 1],
  ['10.0.0.0/8, ::1', ['10.0.0.0/8', '::1']],
])('TRUST_PROXY is a number or addresses: %s', (value, trustProxy) => {
  expect(parseConfig({ TRUST_PROXY: value }).trustProxy).toEqual(trustProxy);
});

test('a database address may name several servers', () => {
  const url = 'postgres://move:p%40ss@db1.example:5433,db2.example/move?target_session_attrs=read-write';
  expect(parseConfig({ ...server, DATABASE_URL: url }).databaseUrl).toBe(url);
  expect(readDatabaseAddress(url)).toEqual({
    connectionString: 'postgres://move:p%40ss@db1.example:5433/move?target_session_attrs=read-write',
    hosts: [
      { host: 'db1.example', port: 5433 },
      { host: 'db2.example', port: 5432 },
    ],
  });
  expect(describeAddress(url)).toBe('PostgreSQL at db1.example:5433,db2.example:5432/move');
  expect(readDatabaseAddress('postgres://m@[::1]:6432/move')).toMatchObject({ hosts: [{ host: '::1', port: 6432 }] });
});

test('a process drains in production and stops at once in a demo', () => {
  expect([parseConfig(server).drainSeconds, parseConfig({}).drainSeconds]).toEqual([5, 0]);
  expect(parseConfig({ ...server, DRAIN_SECONDS: '30' }).drainSeconds).toBe(30);
});

test('all faults are listed at once', () => {
  const faults = faultsOf({ PORT: 'x', TOKEN_TTL_MIN: '0', LOG_LEVEL: 'loud' });
  expect(faults.split('\n')).toHaveLength(4);
  expect(faults).toMatch(/PORT[^]*LOG_LEVEL[^]*TOKEN_TTL_MIN/);
});

test.each(['127.0.0.1', '127.8.9.10', '::1', 'localhost'])('a demo may listen on %s', (host) => {
  expect(faultsOf({ HOST: host })).toBe('');
});

test('a demo may be public when configured explicitly', () => {
  expect(parseConfig({ HOST: '0.0.0.0', DEMO_PUBLIC: '1' }).appUrl).toBe('http://localhost:3000');
});

test('keys are made once, kept private, and read back', () => {
  const dataDir = join(scratch, 'fresh');
  const first = loadConfig({ DATA_DIR: dataDir });
  expect(Buffer.from(first.appKey, 'base64')).toHaveLength(32);
  expect(first.appKey).not.toBe(first.filesSigningKey);
  expect(statSync(join(dataDir, 'secrets/app-key')).mode & 0o777).toBe(0o600);
  expect(loadConfig({ DATA_DIR: dataDir })).toEqual(first);
  expect(loadConfig({ DATA_DIR: dataDir, APP_KEY: key }).appKey).toBe(key);
});

test('a directory with other files is refused and not changed', () => {
  const foreign = mkdtempSync(join(scratch, 'foreign-'));
  writeFileSync(join(foreign, 'thesis.odt'), 'x');
  expect(() => loadConfig({ DATA_DIR: foreign })).toThrow(/holds files that are not Move's/);
});

test('a directory that can’t be made is reported in one sentence', () => {
  writeFileSync(join(scratch, 'file'), '');
  expect(() => loadConfig({ DATA_DIR: join(scratch, 'file/data') })).toThrow(/can't be written \(ENOTDIR\)/);
});

test('.env.example follows from the schema (npx vitest run -c scripts/vitest.config.ts --project server -u config renews it)', async () => {
  await expect(envExample()).toMatchFileSnapshot('../../../.env.example');
});

test('the pages about connections and failover name the address of every database role', () => {
  const operations = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8');
  const addresses = ['DATABASE_URL', 'DATABASE_QUEUE_URL', 'DATABASE_MIGRATION_URL'];
  for (const title of ['Database: connections', 'Database: failover']) {
    const [section = ''] = operations.split(`## ${title}\n`).slice(1).join('').split('\n## ');
    expect([title, addresses.filter((name) => !section.includes(`\`${name}\``))]).toEqual([title, []]);
  }
});
