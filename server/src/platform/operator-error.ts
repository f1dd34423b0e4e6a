/**
 * A fault that whoever runs the product can mend: its message is one clear English sentence, printed without a stack trace.
 * Anything else that stops the process is a bug and keeps its trace.
 */
export class OperatorError extends Error {
  override name = 'OperatorError';
}

/** The `code` of a Node or PostgreSQL error (ENOENT, 28P01 …), or an empty string when the value has none. */
export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

export function errorText(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') return error.errors.map(errorText).join('; ');
  return error instanceof Error ? error.message : String(error);
}
