import { type DestinationStream, pino, stdSerializers } from 'pino';

export type Log = ReturnType<typeof createLog>;

/** Structured lines on standard output; values that could hold a secret or somebody's data never reach them. */
export function createLog(level: string, destination?: DestinationStream) {
  return pino(
    {
      level,
      base: null,
      redact: { paths: ['req.headers.authorization', 'req.headers.cookie', '*.password', '*.token'], censor: '•••' },
      serializers: { err: withoutRow },
    },
    destination,
  );
}

/** An error of the database names the row that it refused, with all its values. */
function withoutRow(error: Error) {
  const { detail: _row, ...rest } = stdSerializers.err(error) as ReturnType<typeof stdSerializers.err> & {
    detail?: unknown;
  };
  return rest;
}
