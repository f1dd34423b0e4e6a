import { ApiError } from '@move/contract/kit/client/client.ts';
import { awayText } from '../../platform/api/unreachable.ts';

/** The props of a panel for a failed read: the error number, and when the read is repeated automatically. */
export function failureProps(error: Error | null): { text?: string; errorNumber?: string } {
  const text = awayText(error);
  const number = error instanceof ApiError ? error.requestId : null;
  return { ...(text !== null && { text }), ...(number !== null && { errorNumber: number }) };
}
