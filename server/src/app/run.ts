import { flushCompileCache } from 'node:module';
import { setFlagsFromString } from 'node:v8';
import { type Config, isRunByNpm, loadConfig, processEnvironment } from '../platform/config.ts';
import { mayRunJobs } from '../platform/database/migrations/grant-to-worker.ts';
import { migrateOrCheck } from '../platform/database/migrations/migrate-or-check.ts';
import { type OpenDatabase, openDatabase } from '../platform/database/connection/open-database.ts';
import { createLog, type Log } from '../platform/log/create-log.ts';
import { OperatorError } from '../platform/operator-error.ts';
import { buildWhenStale, WEB_APP } from './start/build-when-stale.ts';
import { demoLogins } from './demo/demo-logins.ts';
import { Draining } from './start/draining.ts';
import { addressOf, checkAddress, listen } from './start/listen.ts';
import { processName, readProcessOptions } from './start/process-options.ts';
import { seedOnce } from './demo/seed-once.ts';
import { type Stoppers, stopAll, stopOnSignals } from './start/shut-down.ts';
import { stopWithNpm } from './start/stop-with-npm.ts';

const say = (line: string): void => console.log(line);
const stoppers: Stoppers = [];
const draining = new Draining();

const signals = stopOnSignals(stoppers, { say, drain: (signal) => draining.start(signal) });

try {
  await start();
} catch (error) {
  // an error while stopping is caused by the stop; the signal handler ends the process
  if (signals.isStopping()) await new Promise(() => {});
  console.error(error instanceof OperatorError ? error.message : error);
  await stopAll(stoppers);
  process.exit(1);
}

/** Starts everything. Errors that an operator can solve are found before the long steps. */
async function start(): Promise<void> {
  const options = readProcessOptions(process.argv.slice(2));
  const environment = processEnvironment();
  const config = loadConfig(environment);
  const log = createLog(config.logLevel);
  if (isRunByNpm(environment)) stopWithNpm(() => process.kill(process.pid, 'SIGTERM'));
  say(config.databaseUrl === undefined ? 'Starting the embedded database …' : 'Connecting to the database …');
  const database = await openDatabase(config, log, processName(options));
  stoppers.push(() => database.stop());
  await checkAddress(addressOf(config, options));
  if (options.isServer && !options.skipBuild) await buildWhenStale(WEB_APP, say);
  await prepareData(config, database, log);
  if (config.appEnv === 'production' && config.mailDriver === 'mailbox')
    log.warn('MAIL_DRIVER is mailbox: mails stay in the database and reach nobody; set MAIL_DRIVER=smtp and SMTP_URL');
  // the health port stays open until the last job is done, or a worker that is finishing its jobs would look dead
  const health = options.isServer ? '' : await serveHealth(config, database, log);
  if (options.isWorker) await startJobs(config, database, log);
  if (options.isServer) {
    await serve(config, database, log);
    say(readyText(config, database, options.isWorker));
  } else say(`Running jobs on ${database.connectionInfo}. Health and metrics: ${health}`);
  flushCompileCache();
  // frees the memory that only the start needed (npm start exposes gc)
  void globalThis.gc?.({ type: 'major', flavor: 'last-resort', execution: 'async' });
  setFlagsFromString('--semi-space-growth-factor=2');
}

async function prepareData(config: Config, database: OpenDatabase, log: Log): Promise<void> {
  const applied = await migrateOrCheck(database);
  if (applied.length > 0) say(`Migrated the database: ${inShort(applied)}`);
  if (config.seedDemo) await seedOnce({ config, database, log, say });
}

/** The names of up to five migrations; for more, only the first, the last and the count. */
function inShort(names: readonly string[]): string {
  return names.length <= 5 ? names.join(', ') : `${names[0]} … ${names.at(-1)} (${names.length} files)`;
}

async function startJobs(config: Config, database: OpenDatabase, log: Log): Promise<void> {
  if (!(await mayRunJobs(database.ownerPool)))
    throw new OperatorError(
      'Jobs need DATABASE_QUEUE_URL, with the role move_worker of docs/operations.md (and npm run migrate since it was made), or DATABASE_MIGRATION_URL. Without them start with --only api.',
    );
  const { startWorker } = await import('./start/start-worker.ts');
  const worker = await startWorker({ config, database, log });
  stoppers.push(() => worker.stop());
}

async function serve(config: Config, database: OpenDatabase, log: Log): Promise<void> {
  const { buildApp } = await import('./build-app.ts');
  const app = await buildApp({ config, database, log, draining });
  stoppers.push(() => app.close());
  await listen(app, { ...config, variable: 'PORT' });
  draining.seconds = config.drainSeconds;
}

/** Serves the port of a process that only runs jobs. It gets no calls, so it stops without draining. Returns its address. */
async function serveHealth(config: Config, database: OpenDatabase, log: Log): Promise<string> {
  const { buildHealthApp } = await import('./monitoring/health.ts');
  const app = buildHealthApp({ database, log, draining });
  stoppers.push(() => app.close());
  return listen(app, { port: config.workerPort, host: config.host, variable: 'WORKER_PORT' });
}

function readyText(config: Config, database: OpenDatabase, isWorker: boolean): string {
  const lines = [
    '',
    `Move is ready: ${config.appUrl}`,
    `  Database: ${database.connectionInfo}`,
    `  Jobs run in ${isWorker ? 'this process' : 'another process (--only worker)'}.`,
    config.mailDriver === 'smtp'
      ? '  Mail is sent by the SMTP server.'
      : config.appEnv === 'demo'
        ? `  Mail can be read at ${config.appUrl}/dev/mailbox`
        : '  Mail stays in the database: set MAIL_DRIVER=smtp to send it.',
  ];
  if (config.seedDemo) lines.push('', `Log in with password ${config.demoPassword} as`, ...demoLoginLines());
  return [...lines, '', 'Ctrl+C stops it.'].join('\n');
}

function demoLoginLines(): string[] {
  const width = Math.max(...demoLogins.map(([email]) => email.length));
  return demoLogins.map(([email, who]) => `  ${email.padEnd(width)}  ${who}`);
}
