import type { FieldErrors } from '@move/contract/kit/validate.ts';
import type { MessageKey, MessageParams, Violation } from '@move/domain/kit/messages/messages.ts';
import type { Change } from './written.ts';

/** 400 only where RFC 6749 requires it; elsewhere bad input is a 422. */
export type ProblemStatus = 400 | 401 | 403 | 404 | 409 | 410 | 413 | 422 | 429;

type Sentence = { field: string; key: MessageKey; params?: MessageParams };

/** An expected refusal: a status and messages by field. Any other thrown error is a bug and becomes a 500. */
export class Problem extends Error {
  readonly status: ProblemStatus;
  readonly sentences: readonly Sentence[];
  readonly retryAfter: number | null;
  /** Errors that are already translated (a body that failed its schema). */
  readonly worded: FieldErrors;
  /** Fields that another protocol requires besides `errors` in the body. */
  readonly fields: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  /** Changes that are kept despite the refusal: the call's transaction is committed with this audit row. */
  readonly kept: Change | null;

  constructor(
    status: ProblemStatus,
    sentences: readonly Sentence[],
    more: { retryAfter?: number; worded?: FieldErrors } & Partial<Pick<Problem, 'fields' | 'headers' | 'kept'>> = {},
  ) {
    super(`${status} ${sentences.map((sentence) => sentence.key).join(', ')}`);
    this.name = 'Problem';
    this.status = status;
    this.sentences = sentences;
    this.retryAfter = more.retryAfter ?? null;
    this.worded = more.worded ?? {};
    this.fields = more.fields ?? {};
    this.headers = more.headers ?? {};
    this.kept = more.kept ?? null;
  }
}

export const notFound = () => new Problem(404, [{ field: 'id', key: 'not_found' }]);
export const forbidden = () => new Problem(403, [{ field: 'permission', key: 'forbidden' }]);
export const refusedToImpersonator = () => new Problem(403, [{ field: 'permission', key: 'impersonation.refused' }]);
export const refusedToViewer = () => new Problem(403, [{ field: 'permission', key: 'view.read_only' }]);
export const unauthenticated = () => new Problem(401, [{ field: 'auth', key: 'unauthenticated' }]);
/** A user with more rights removed the record, so the caller can't restore it (docs/rules/access.md#removed-from-above). */
export const removedFromAbove = () => new Problem(403, [{ field: 'permission', key: 'removed.above' }]);
/** Another user saved this record since it was read. */
export const stale = () => new Problem(409, [{ field: 'updated_at', key: 'stale' }]);
/** Too many attempts (429). The message has the time to wait, in seconds below two minutes, else in minutes. */
export function throttled(seconds: number) {
  const sentence: Sentence =
    seconds < 120
      ? { field: 'throttle', key: 'throttle', params: { seconds } }
      : { field: 'throttle', key: 'throttle.minutes', params: { minutes: Math.ceil(seconds / 60) } };
  return new Problem(429, [sentence], { retryAfter: seconds });
}

/** The value of a field is refused (422); another value may be accepted. */
export function invalid(field: string, key: MessageKey, params?: MessageParams) {
  return new Problem(422, [params ? { field, key, params } : { field, key }]);
}

/** Refused in the current state (409): in use, wrong status, needs `force`. */
export function refusedByState(field: string, key: MessageKey, params?: MessageParams) {
  return new Problem(409, [params ? { field, key, params } : { field, key }]);
}

/** The record existed, but has expired (410). */
export function gone(field: string, key: MessageKey) {
  return new Problem(410, [{ field, key }]);
}

/** A refusal that keeps a change: a participant who accepts the last spot too late returns to the waiting list. */
export function keptRefusal({ status, sentences }: Problem, change: Change) {
  return new Problem(status, sentences, { kept: change });
}

/** Violations of a domain rule, each on its own field (422). */
export function invalidAll(violations: readonly Violation[], at: readonly (string | number)[] = []) {
  return new Problem(
    422,
    violations.map(({ path, key, params }) => ({
      field: [...at, ...path].join('.'),
      key,
      ...(params ? { params } : {}),
    })),
  );
}

/** Runs a function whose fields are nested in the body, and prefixes the fields of its refusals (`location.zipcode`). */
export async function prefixFields<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const sentences = error.sentences.map((sentence) => ({ ...sentence, field: `${name}.${sentence.field}` }));
    throw new Problem(error.status, sentences, { worded: error.worded });
  }
}
