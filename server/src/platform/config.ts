import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { withoutTrailing } from '@move/domain/kit/text/text.ts';
import type { z } from 'zod';
import { Variables, type VariableValues } from './config-variables.ts';
import { claimDataDirectory } from './data-directory.ts';
import { OperatorError } from './operator-error.ts';
import { readOrMakeSecret } from './secrets.ts';

export type Config = ReturnType<typeof withDefaults> & { appKey: string; filesSigningKey: string };
export type Environment = Record<string, string | undefined>;

/** The environment of the process plus the .env file in the working directory, if any. Variables of the process win. */
export function processEnvironment(): Environment {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return process.env;
}

/** True for `npm start`, false for a process manager's `node …`. */
export function isRunByNpm(environment: Environment): boolean {
  return environment['npm_lifecycle_event'] !== undefined;
}

/**
 * Reads every variable once. Lists all faults in one OperatorError. With the embedded database it creates the two keys on the first call
 * and stores them in DATA_DIR/secrets.
 */
export function loadConfig(environment: Environment): Config {
  const config = parseConfig(environment);
  const { appKey, filesSigningKey } = config;
  if (config.databaseUrl === undefined) claimDataDirectory(config.dataDir);
  return {
    ...config,
    appKey: appKey ?? readOrMakeSecret(config.dataDir, 'app-key'),
    filesSigningKey: filesSigningKey ?? readOrMakeSecret(config.dataDir, 'files-signing-key'),
  };
}

/** Like loadConfig, but without the disk: the keys stay undefined when the environment lacks them. */
export function parseConfig(environment: Environment) {
  const given = Object.fromEntries(
    Object.keys(Variables.shape).flatMap((name) => {
      const value = environment[name]?.trim();
      return value ? [[name, value]] : [];
    }),
  );
  const parsed = Variables.safeParse(given);
  if (!parsed.success)
    throw faultsError([...parsed.error.issues.map(describeIssue), ...faultsBeside(parsed.error.issues, given)]);
  const config = withDefaults(parsed.data);
  const faults = combinationFaults(config);
  if (faults.length > 0) throw faultsError(faults);
  return config;
}

function withDefaults(values: VariableValues) {
  const isEmbedded = values.DATABASE_URL === undefined;
  const appEnv = values.APP_ENV ?? (isEmbedded ? 'demo' : 'production');
  return {
    port: values.PORT,
    workerPort: values.WORKER_PORT,
    drainSeconds: values.DRAIN_SECONDS ?? (appEnv === 'demo' ? 0 : 5),
    host: values.HOST,
    appUrl: withoutTrailing(values.APP_URL ?? `http://${printableHost(values.HOST)}:${values.PORT}`, '/'),
    hasAppUrl: values.APP_URL !== undefined,
    appEnv,
    logLevel: values.LOG_LEVEL ?? (appEnv === 'demo' ? 'warn' : 'info'),
    trustProxy: trustProxy(values.TRUST_PROXY),
    defaultApplication: values.DEFAULT_APPLICATION,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    databaseMigrationUrl: values.DATABASE_MIGRATION_URL,
    databaseQueueUrl: values.DATABASE_QUEUE_URL,
    databaseBackupUrl: values.DATABASE_BACKUP_URL,
    appKey: values.APP_KEY,
    filesSigningKey: values.FILES_SIGNING_KEY,
    seedDemo: values.SEED_DEMO ?? isEmbedded,
    seedScale: values.SEED_SCALE,
    demoPassword: values.DEMO_PASSWORD,
    demoPublic: values.DEMO_PUBLIC,
    tokenTtlMin: values.TOKEN_TTL_MIN,
    tokenRefreshDays: values.TOKEN_REFRESH_DAYS,
    mailDriver: values.MAIL_DRIVER,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    filesDriver: values.FILES_DRIVER,
    filesPath: resolve(values.FILES_PATH ?? join(values.DATA_DIR, 'files')),
    s3: {
      endpoint: values.S3_ENDPOINT,
      bucket: values.S3_BUCKET,
      region: values.S3_REGION,
      key: values.S3_KEY,
      secret: values.S3_SECRET,
    },
    paymentDriver: values.PAYMENT_DRIVER ?? (appEnv === 'demo' ? ('test' as const) : ('none' as const)),
    mollieKey: values.MOLLIE_KEY,
    mollieUrl: withoutTrailing(values.MOLLIE_URL, '/'),
    operator: {
      name: values.PLATFORM_NAME,
      street: values.PLATFORM_STREET,
      houseNumber: values.PLATFORM_HOUSE_NUMBER,
      postalCode: values.PLATFORM_POSTAL_CODE,
      city: values.PLATFORM_CITY,
      country: values.PLATFORM_COUNTRY,
      kvkNumber: values.PLATFORM_KVK,
      vatNumber: values.PLATFORM_VAT,
      email: values.PLATFORM_EMAIL,
    },
    payoutDebtor: {
      name: values.PAYOUT_DEBTOR_NAME ?? (appEnv === 'demo' ? 'Stichting Derdengelden Beweegplein' : undefined),
      iban: values.PAYOUT_DEBTOR_IBAN ?? (appEnv === 'demo' ? 'NL90TSTB0000000101' : undefined),
      bic: values.PAYOUT_DEBTOR_BIC,
      city: values.PAYOUT_DEBTOR_CITY ?? (appEnv === 'demo' ? 'Utrecht' : undefined),
      country: values.PAYOUT_DEBTOR_COUNTRY,
    },
    pushDrivers: (values.PUSH_DRIVER ?? (appEnv === 'demo' ? 'outbox' : 'none')).split(','),
    fcm: {
      baseUrl: withoutTrailing(values.FCM_URL, '/'),
      projectId: values.FCM_PROJECT_ID,
      credentialsFile: values.FCM_CREDENTIALS_FILE,
    },
    vapid: {
      publicKey: values.VAPID_PUBLIC_KEY,
      privateKey: values.VAPID_PRIVATE_KEY,
      subject: values.VAPID_SUBJECT,
    },
    buildDriver: values.BUILD_DRIVER,
    buildWebhook: { url: values.BUILD_WEBHOOK_URL, secret: values.BUILD_WEBHOOK_SECRET },
    buildWorkdir: values.BUILD_WORKDIR === undefined ? undefined : resolve(values.BUILD_WORKDIR),
    mapStyleUrl: values.MAP_STYLE_URL,
    mapToken: values.MAP_TOKEN,
    geocoderDriver: values.GEOCODER_DRIVER,
    geocoderUrl: values.GEOCODER_URL,
    upscalerEnabled: values.UPSCALER_ENABLED,
    upscalerUrl: values.UPSCALER_URL,
    upscalerPublicKey: values.UPSCALER_PUBLIC_KEY,
  };
}

/**
 * Lists the faults of the readable variables, e.g. a missing one, so that all faults are reported at once. Returns nothing when an
 * unreadable variable decides what is required.
 */
function faultsBeside(issues: readonly z.core.$ZodIssue[], given: Environment): string[] {
  const unreadable = issues.map(({ path }) => path.join('.'));
  if (unreadable.some((name) => name === 'DATABASE_URL' || name === 'APP_ENV')) return [];
  const readable = Object.fromEntries(Object.entries(given).filter(([name]) => !unreadable.includes(name)));
  return combinationFaults(withDefaults(Variables.parse(readable))).filter(
    (fault) => !unreadable.some((name) => fault.includes(name)),
  );
}

function combinationFaults(config: ReturnType<typeof withDefaults>): string[] {
  const faults: string[] = [];
  const isEmbedded = config.databaseUrl === undefined;
  if (isEmbedded && config.databaseMigrationUrl !== undefined)
    faults.push('DATABASE_MIGRATION_URL needs DATABASE_URL beside it');
  if (isEmbedded && config.databaseQueueUrl !== undefined)
    faults.push('DATABASE_QUEUE_URL needs DATABASE_URL beside it');
  if (isEmbedded && config.databaseBackupUrl !== undefined)
    faults.push('DATABASE_BACKUP_URL needs DATABASE_URL beside it');
  if (isEmbedded && config.appEnv === 'production')
    faults.push('APP_ENV=production needs DATABASE_URL: the embedded database is for demo and development');
  if (config.appEnv === 'production' && !isEmbedded && !config.hasAppUrl)
    faults.push('APP_ENV=production needs APP_URL, the address in links of mails (https://move.example.org)');
  if (!isEmbedded) {
    const missing = [
      ...(config.appKey === undefined ? ['APP_KEY'] : []),
      ...(config.filesSigningKey === undefined ? ['FILES_SIGNING_KEY'] : []),
    ];
    if (missing.length > 0)
      faults.push(`DATABASE_URL also needs ${missing.join(' and ')} (each made with: openssl rand -base64 32)`);
  }
  if (config.appEnv === 'demo' && !config.demoPublic && !isLoopback(config.host))
    faults.push(
      `HOST=${config.host} would show demo logins with a known password to the network: set DEMO_PUBLIC=1 too`,
    );
  if (config.mailDriver === 'smtp' && config.smtpUrl === undefined) faults.push('MAIL_DRIVER=smtp needs SMTP_URL');
  const missing = (['endpoint', 'bucket', 'key', 'secret'] as const).filter((name) => config.s3[name] === undefined);
  if (config.filesDriver === 's3' && missing.length > 0)
    faults.push(`FILES_DRIVER=s3 needs ${missing.map((name) => `S3_${name.toUpperCase()}`).join(', ')}`);
  if (
    config.buildDriver === 'webhook' &&
    (config.buildWebhook.url === undefined || config.buildWebhook.secret === undefined)
  )
    faults.push('BUILD_DRIVER=webhook needs BUILD_WEBHOOK_URL and BUILD_WEBHOOK_SECRET');
  if (config.appEnv === 'production' && config.buildWebhook.url?.startsWith('http:'))
    faults.push('BUILD_WEBHOOK_URL must begin with https:// in production');
  if (config.geocoderDriver === 'http' && config.geocoderUrl === undefined)
    faults.push('GEOCODER_DRIVER=http needs GEOCODER_URL');
  if (config.appEnv === 'production' && config.paymentDriver === 'test')
    faults.push('PAYMENT_DRIVER=test lets anybody say that they paid: it is for demo and development');
  if (config.appEnv === 'production' && config.mollieKey?.startsWith('test_'))
    faults.push('MOLLIE_KEY is a test key, with which anybody says that they paid: it is for demo and development');
  if (config.pushDrivers.includes('fcm') && (!config.fcm.projectId || !config.fcm.credentialsFile))
    faults.push('PUSH_DRIVER=fcm needs FCM_PROJECT_ID and FCM_CREDENTIALS_FILE');
  if (config.pushDrivers.includes('webpush') && Object.values(config.vapid).includes(undefined))
    faults.push('PUSH_DRIVER=webpush needs VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY and VAPID_SUBJECT');
  if (config.upscalerUrl !== undefined && config.upscalerPublicKey === undefined)
    faults.push('UPSCALER_URL needs UPSCALER_PUBLIC_KEY');
  return faults;
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127\.\d+\.\d+\.\d+$/.test(host);
}

function printableHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

/**
 * The number of proxies in front of the server, or their addresses. Never `true`: it would trust the first address in
 * X-Forwarded-For, which any client can write to escape throttles.
 */
function trustProxy(value: string): number | string[] {
  if (/^\d+$/.test(value)) return Number(value);
  return value.split(',').map((address) => address.trim());
}

function describeIssue(issue: z.core.$ZodIssue): string {
  const name = issue.path.join('.');
  if (issue.code === 'invalid_value') return `${name} must be ${issue.values.join(' or ')}`;
  return `${name} ${issue.message}`;
}

function faultsError(faults: string[]): OperatorError {
  return new OperatorError(
    faults.length === 1
      ? `Wrong configuration: ${faults[0]}.`
      : `Wrong configuration:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`,
  );
}
