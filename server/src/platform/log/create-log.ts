import { type DestinationStream, pino, stdSerializers } from 'pino';

export type Log = ReturnType<typeof createLog>;

/** Logs structured lines to standard output, without values that could be a secret or personal data. */
export function createLog(level: string, destination?: DestinationStream) {
  return pino(
    {
      level,
      base: null,
      redact: { paths: ['req.headers.authorization', 'req.headers.cookie', '*.password', '*.token'], censor: '•••' },
      // the queue logs errors of jobs as `error`, and as `fatalError` when it stops
      serializers: { err: withoutRow, error: withoutRow, fatalError: withoutRow },
    },
    destination,
  );
}

/** Serialises an error, and each error that it collects, without the refused row that errors of the database contain. */
function withoutRow(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { detail: _row, ...rest } = stdSerializers.err(error) as ReturnType<typeof stdSerializers.err> & {
    detail?: unknown;
  };
  return error instanceof AggregateError ? { ...rest, aggregateErrors: error.errors.map(withoutRow) } : rest;
}
