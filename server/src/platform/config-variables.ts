import { isIP } from 'node:net';
import { z } from 'zod';
import { moneyOutVariables } from './config-variables-money-out.ts';
import { pushVariables } from './config-variables-push.ts';
import { variable } from './config-variable.ts';
import { readDatabaseAddress } from './database/connection/database-address.ts';

const flag = z.enum(['0', '1']).transform((value) => value === '1');
const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .refine((value) => value >= min && value <= max, `must be between ${min} and ${max}`);
const webAddress = z.url({ protocol: /^https?$/, error: 'must be an address that starts with http:// or https://' });
const databaseAddress = z.string().superRefine((value, context) => {
  const address = readDatabaseAddress(value);
  if (typeof address === 'string') context.addIssue({ code: 'custom', message: address });
});
const key = z
  .string()
  .refine((value) => Buffer.from(value, 'base64').length === 32, 'must be 32 bytes in base64: openssl rand -base64 32');

function isProxies(value: string): boolean {
  if (/^\d{1,2}$/.test(value)) return true;
  return value.split(',').every((part) => {
    const [address = '', bits = '0', ...more] = part.trim().split('/');
    return (
      more.length === 0 && /^\d+$/.test(bits) && Number(bits) <= (isIP(address) === 6 ? 128 : 32) && isIP(address) > 0
    );
  });
}

const process = { section: 'The process' };
const database = { section: 'Database' };
const secrets = { section: 'Keys' };
const demo = { section: 'Demo data' };
const access = { section: 'Log in' };
const mail = { section: 'Mail' };
const files = { section: 'Files' };
const payments = { section: 'Payments' };
const builds = { section: 'App builds' };
const outside = { section: 'Maps, addresses and images' };

/** Every environment variable of the product, in the order of .env.example. */
export const Variables = z.object({
  PORT: variable(wholeNumber(0, 65_535).default(3000), 'Port of the web app and the API.', process),
  HOST: variable(
    z.string().default('127.0.0.1'),
    'Address to listen on. Demo mode refuses anything but this machine itself unless DEMO_PUBLIC=1.',
    process,
  ),
  WORKER_PORT: variable(
    wholeNumber(0, 65_535).default(3001),
    'Port of /healthz, /readyz and /metrics of a process that only runs jobs (--only worker); 0 takes any free one.',
    process,
  ),
  DRAIN_SECONDS: variable(
    wholeNumber(0, 300).optional(),
    'Seconds that a process goes on serving after SIGTERM while /readyz answers 503. Default: 5 in production, 0 in demo.',
    { ...process, example: '5' },
  ),
  APP_URL: variable(
    webAddress.optional(),
    'Address of the web app, with which links in mails begin. Required in production. Default in demo: http://HOST:PORT.',
    { ...process, example: 'https://move.example.org' },
  ),
  APP_ENV: variable(
    z.enum(['demo', 'production']).optional(),
    'demo or production. Default: demo with the embedded database, production with DATABASE_URL.',
    { ...process, example: 'production' },
  ),
  LOG_LEVEL: variable(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
    'Least serious log line that is written. Default: info in production, warn in demo.',
    { ...process, example: 'info' },
  ),
  TRUST_PROXY: variable(
    z
      .string()
      .refine(isProxies, 'must be the number of proxies, or their addresses such as 10.0.0.0/8,192.168.1.7')
      .default('0'),
    'How many proxies in front of us to believe X-Forwarded-* from, or their addresses such as 10.0.0.0/8.',
    process,
  ),
  DEFAULT_APPLICATION: variable(
    z.string().optional(),
    'Slug of the application that a host without one of its own shows. Default: the oldest.',
    { ...process, example: 'beweegplein' },
  ),

  DATA_DIR: variable(
    z.string().default('./data'),
    'Directory of the embedded database, its keys and the files.',
    database,
  ),
  DATABASE_URL: variable(
    databaseAddress.optional(),
    'PostgreSQL 15 or later, as a role that is neither superuser nor BYPASSRLS; several servers: host1:5432,host2:5432. Unset: the embedded database in DATA_DIR.',
    { ...database, example: 'postgres://move_app:password@localhost:5432/move' },
  ),
  DATABASE_MIGRATION_URL: variable(
    databaseAddress.optional(),
    'Role that owns the tables, for npm run migrate; a process that has it migrates at its start and runs jobs with it. A direct connection, not PgBouncer. Default: DATABASE_URL, when that role owns the tables.',
    { ...database, example: 'postgres://move_owner:password@localhost:5432/move' },
  ),
  DATABASE_QUEUE_URL: variable(
    databaseAddress.optional(),
    'Role move_worker, with which a worker without DATABASE_MIGRATION_URL runs the job queue; a direct connection, not PgBouncer.',
    { ...database, example: 'postgres://move_worker:password@localhost:5432/move' },
  ),
  DATABASE_BACKUP_URL: variable(
    databaseAddress.optional(),
    'Role that npm run backup reads with (bypassrls, pg_read_all_data); nothing else uses it. The embedded database needs none.',
    { ...database, example: 'postgres://move_backup:password@localhost:5432/move' },
  ),

  APP_KEY: variable(
    key.optional(),
    'Encrypts bank accounts and keys of payment providers in the database, which are unreadable without it, and recognises a repeated request (Idempotency-Key). 32 bytes in base64, the same in all processes. Required with DATABASE_URL, else made once in DATA_DIR/secrets.',
    { ...secrets, example: '(openssl rand -base64 32)' },
  ),
  FILES_SIGNING_KEY: variable(
    key.optional(),
    'Signs the tokens of the built-in image upscaler, and checks signed addresses of private files (no screen makes these yet). 32 bytes in base64, the same in all processes. Required with DATABASE_URL, else made once in DATA_DIR/secrets.',
    { ...secrets, example: '(openssl rand -base64 32)' },
  ),

  SEED_DEMO: variable(
    flag.optional(),
    '1 fills an empty database with the demo data, 0 never does. Default: 1 with the embedded database, 0 with DATABASE_URL.',
    { ...demo, example: '0' },
  ),
  SEED_SCALE: variable(
    z.enum(['normal', 'large']).default('normal'),
    'large adds 10 050 organisations and 100 000 sessions to the demo data.',
    demo,
  ),
  DEMO_PASSWORD: variable(
    z.string().min(8, 'must have at least 8 characters').default('Welkom2026!'),
    'Password of every demo login.',
    demo,
  ),
  DEMO_PUBLIC: variable(
    flag.default(false),
    '1 lets demo mode (known passwords, readable mailbox) listen on a public address.',
    demo,
  ),

  TOKEN_TTL_MIN: variable(
    wholeNumber(1, 1440).default(60),
    'Minutes that a login token is valid without renewal.',
    access,
  ),
  TOKEN_REFRESH_DAYS: variable(wholeNumber(1, 365).default(14), 'Days that a login can be renewed.', access),

  MAIL_DRIVER: variable(
    z.enum(['mailbox', 'smtp']).default('mailbox'),
    'mailbox keeps mails in the database (readable at /dev/mailbox in demo mode), smtp sends them.',
    mail,
  ),
  SMTP_URL: variable(
    z.url({ protocol: /^smtps?$/, error: 'must look like smtp://host:587' }).optional(),
    'Mail server.',
    {
      ...mail,
      example: 'smtp://user:password@mail.example.org:587',
    },
  ),
  MAIL_FROM: variable(z.string().default('Move <no-reply@move.example>'), 'Sender of every mail.', mail),

  FILES_DRIVER: variable(
    z.enum(['disk', 's3']).default('disk'),
    'disk keeps uploads in FILES_PATH, s3 in a bucket; several servers need s3 or a shared disk.',
    files,
  ),
  FILES_PATH: variable(z.string().optional(), 'Directory of the uploads. Default: DATA_DIR/files.', {
    ...files,
    example: '/var/lib/move/files',
  }),
  S3_ENDPOINT: variable(webAddress.optional(), 'S3-compatible service, without the bucket.', {
    ...files,
    example: 'https://s3.eu-central-1.amazonaws.com',
  }),
  S3_BUCKET: variable(
    z
      .string()
      .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
      .optional(),
    'Bucket that nobody else writes to.',
    { ...files, example: 'move-files' },
  ),
  S3_REGION: variable(z.string().default('auto'), 'Region of the bucket, for services that ask for one.', files),
  S3_KEY: variable(z.string().optional(), 'Access key that may read, write, list and delete there.', {
    ...files,
    example: 'AKIA…',
  }),
  S3_SECRET: variable(z.string().optional(), 'Secret of that key.', { ...files, example: '(the secret)' }),

  PAYMENT_DRIVER: variable(
    z.enum(['test', 'mollie', 'none']).optional(),
    'How people pay online: test is a built-in provider where one chooses how a payment ends (demo only), mollie is Mollie, none is not at all. Default: test in demo, none in production.',
    { ...payments, example: 'mollie' },
  ),
  MOLLIE_KEY: variable(z.string().min(8).optional(), 'API key of Mollie for platforms without a key of their own.', {
    ...payments,
    example: 'live_…',
  }),
  MOLLIE_URL: variable(webAddress.default('https://api.mollie.com'), 'Address of the API of Mollie.', payments),

  ...moneyOutVariables,

  ...pushVariables,

  BUILD_DRIVER: variable(
    z.enum(['local', 'webhook']).default('local'),
    'Who builds apps: local makes a bundle for a mobile team on the worker, webhook hands the build to BUILD_WEBHOOK_URL.',
    builds,
  ),
  BUILD_WEBHOOK_URL: variable(
    webAddress.optional(),
    'Address of the build server, which gets a signed request for each build. https in production.',
    { ...builds, example: 'https://ci.example.org/move' },
  ),
  BUILD_WEBHOOK_SECRET: variable(
    z.string().min(32, 'must have at least 32 characters').optional(),
    'Shared with the build server: signs the requests of both, and encrypts what signs the apps.',
    { ...builds, example: '(openssl rand -base64 32)' },
  ),
  BUILD_WORKDIR: variable(
    z.string().optional(),
    'Directory for the files of builds in progress. Default: the temporary directory of the system.',
    { ...builds, example: '/var/tmp/move' },
  ),

  MAP_STYLE_URL: variable(webAddress.optional(), 'MapLibre or Mapbox style. Unset: a neutral map without tiles.', {
    ...outside,
    example: 'https://tiles.example.org/style.json',
  }),
  MAP_TOKEN: variable(z.string().optional(), 'Public token of that map service.', { ...outside, example: 'pk.…' }),
  GEOCODER_DRIVER: variable(
    z.enum(['table', 'http']).default('table'),
    'How a postal code becomes a place on the map: table knows the demo towns, http asks GEOCODER_URL.',
    outside,
  ),
  GEOCODER_URL: variable(webAddress.optional(), 'HTTP geocoder.', {
    ...outside,
    example: 'https://geocoder.example.org/search',
  }),
  UPSCALER_ENABLED: variable(flag.default(true), '0 turns the enlarging of small images off.', outside),
  UPSCALER_URL: variable(webAddress.optional(), 'External image upscaler. Unset: the built-in one.', {
    ...outside,
    example: 'https://upscaler.example.org/v1',
  }),
  UPSCALER_PUBLIC_KEY: variable(z.string().optional(), 'Public key for that upscaler.', {
    ...outside,
    example: 'pk-…',
  }),
});

export type VariableValues = z.output<typeof Variables>;
