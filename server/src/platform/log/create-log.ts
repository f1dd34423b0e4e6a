import { pino } from 'pino';

export type Log = ReturnType<typeof createLog>;

/** Structured lines on standard output; values that could hold a secret never reach them. */
export function createLog(level: string) {
  return pino({
    level,
    base: null,
    redact: { paths: ['req.headers.authorization', 'req.headers.cookie', '*.password', '*.token'], censor: '•••' },
  });
}
