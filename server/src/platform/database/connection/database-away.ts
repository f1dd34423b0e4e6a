import { errorCode } from '../../operator-error.ts';

/** Codes of PostgreSQL and PgBouncer while unavailable: connection faults, shutdown and start, too many connections, a standby. */
const AWAY_STATES = new Set(['57P01', '57P02', '57P03', '57P04', '53300', '25006']);

const SOCKET_FAULTS = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENETDOWN',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT',
]);
const SOCKET_CALLS = new Set(['connect', 'read', 'write', 'getaddrinfo']);

/** Errors of pg and its pool that carry no code. */
const AWAY_TEXTS = new Set([
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'timeout expired',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Cannot use a pool after calling end on the pool',
]);

/** A connection that was closed because a statement got no reply in time. */
export class SilentConnection extends Error {
  override name = 'SilentConnection';
}

/** A connection that we closed because others to the same server failed. */
export class ReplacedConnection extends Error {
  override name = 'ReplacedConnection';
}

/** A read-only server: a standby, or one whose transactions are read-only by default. */
export class ReadOnlyServer extends Error {
  override name = 'ReadOnlyServer';
}

/** The connection broke during a commit: whether it was committed is unknown. */
export class UnknownOutcome extends Error {
  override name = 'UnknownOutcome';
}

const OWN_FAULTS = [SilentConnection, ReplacedConnection, ReadOnlyServer, UnknownOutcome];

/**
 * Whether a call or a job failed because the database is unreachable or read-only, e.g. during a restart or a failover, so that a retry
 * may succeed in a few seconds. True for a pool without a free connection, false for a statement that the database refused.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (OWN_FAULTS.some((fault) => error instanceof fault)) return true;
  if (error instanceof AggregateError) return error.errors.length > 0 && error.errors.every(isDatabaseAway);
  const code = errorCode(error);
  if (SOCKET_FAULTS.has(code)) return 'syscall' in error && SOCKET_CALLS.has(String(error.syscall));
  return AWAY_STATES.has(code) || isConnectionException(code) || AWAY_TEXTS.has(error.message);
}

/** Class 08 of SQLSTATE; PgBouncer reports an unreachable server with 08P01. */
function isConnectionException(code: string): boolean {
  return code.length === 5 && code.startsWith('08');
}
