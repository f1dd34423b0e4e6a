import { Counter, Registry } from 'prom-client';

/** The counters of this process since its start; /metrics also has figures from the database. */
export const counters = new Registry();

const registers = [counters];

const failedLogins = new Counter({
  name: 'move_failed_logins_total',
  help: 'Failed logins, by reason (credentials, throttled)',
  labelNames: ['reason'],
  registers,
});
const sentMails = new Counter({
  name: 'move_mail_deliveries_total',
  help: 'Attempts to deliver a mail, by outcome (sent, failed)',
  labelNames: ['outcome'],
  registers,
});
const withheldMails = new Counter({
  name: 'move_mails_withheld_total',
  help: 'Mails about bookings that were not sent, because the address had enough of them',
  registers,
});
const failedRuns = new Counter({
  name: 'move_failed_runs_total',
  help: 'Imports and other runs that failed for good, by kind',
  labelNames: ['kind'],
  registers,
});
const jobs = new Counter({
  name: 'move_job_attempts_total',
  help: 'Attempts of jobs, by task and outcome (success, error)',
  labelNames: ['task', 'outcome'],
  registers,
});
const correctedFigures = new Counter({
  name: 'move_figures_corrected_total',
  help: 'Kept sums of days that differed from the nightly recount and were corrected',
  registers,
});
const databaseAway = new Counter({
  name: 'move_database_away_total',
  help: 'Calls, jobs and connections that failed because the database was away',
  registers,
});
const silentConnections = new Counter({
  name: 'move_database_silent_connections_total',
  help: 'Database connections that were closed because a statement got no answer',
  registers,
});

export const countFailedLogin = (reason: 'credentials' | 'throttled'): void => failedLogins.inc({ reason });
export const countMailDelivery = (outcome: 'sent' | 'failed'): void => sentMails.inc({ outcome });
export const countWithheldMails = (count: number): void => withheldMails.inc(count);
export const countFailedRun = (kind: string): void => failedRuns.inc({ kind });
export const countJobAttempt = (task: string, outcome: 'success' | 'error'): void => jobs.inc({ task, outcome });
export const countCorrectedFigures = (count: number): void => correctedFigures.inc(count);
export const countDatabaseAway = (): void => databaseAway.inc();
export const countSilentConnection = (): void => silentConnections.inc();
