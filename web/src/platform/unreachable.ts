import { ApiError } from '@move/contract/kit/client.ts';

/** Whether nobody answered, or a server that restarts: what a refusal is not. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof ApiError ? error.status >= 500 : error instanceof TypeError;
