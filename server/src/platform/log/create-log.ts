import { type DestinationStream, pino, stdSerializers } from 'pino';

export type Log = ReturnType<typeof createLog>;

/** Logs structured lines to standard output, without values that could be a secret or personal data. */
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

/** Serialises an error without the refused row, which errors of the database contain. */
function withoutRow(error: Error) {
  const { detail: _row, ...rest } = stdSerializers.err(error) as ReturnType<typeof stdSerializers.err> & {
    detail?: unknown;
  };
  return rest;
}
