/**
 * A fault that the operator can solve: its message is one clear English sentence, printed without a stack trace. Any other error
 * that stops the process is a bug and keeps its trace.
 */
export class OperatorError extends Error {
  override name = 'OperatorError';
}

/** The `code` of a Node or PostgreSQL error (ENOENT, 28P01 …), or an empty string without one. */
export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

export function errorText(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') return error.errors.map(errorText).join('; ');
  return error instanceof Error ? error.message : String(error);
}
