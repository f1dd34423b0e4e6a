import { ApiError, type CallInput, type CallOptions } from '@move/contract/kit/client/client.ts';
import type { Endpoint, ReplyOf } from '@move/contract/kit/endpoint.ts';
import { useRef, useState } from 'react';
import { api } from './api.ts';
import { notifyError } from '../notify.ts';
import { invalidate } from './reads.ts';

export type CallResult<E> = { ok: true; reply: ReplyOf<E> } | { ok: false; error: ApiError };

export type Call<E> = {
  /** Never rejects. While a call is under way, returns its promise again, so that a double click is one call. */
  call: (input: CallInput<E>, options?: Pick<CallOptions, 'onProgress' | 'signal'>) => Promise<CallResult<E>>;
  isPending: boolean;
  error: ApiError | null;
  /** Clears the last error. */
  reset: () => void;
};

export type UseCallOptions = {
  /** Reads to fetch again after success, and after a 409, which means that they were outdated. */
  invalidates?: readonly Endpoint[];
  /** The caller shows all errors, or those for which the function returns true; these cause no notification. */
  showsErrors?: boolean | ((error: ApiError) => boolean);
};

const isShownBy = ({ showsErrors = false }: UseCallOptions, error: ApiError) =>
  typeof showsErrors === 'boolean' ? showsErrors : showsErrors(error);

/** Turns any error into an ApiError. Status 0 means no reply: whether the server carried out the call is unknown. */
export function asApiError(error: unknown): ApiError {
  return error instanceof ApiError ? error : new ApiError(0, {}, null);
}

/**
 * Writes to an endpoint. A POST has an Idempotency-Key. A retry of the same input after a lost connection sends the same key, so that the
 * server doesn't carry out the call twice.
 */
export function useCall<E extends Endpoint>(endpoint: E, options: UseCallOptions = {}): Call<E> {
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const running = useRef<Promise<CallResult<E>> | null>(null);
  const unanswered = useRef<{ input: string; key: string } | null>(null);

  const idempotencyKey = (input: CallInput<E>): { idempotencyKey?: string } => {
    if (endpoint.method !== 'POST') return {};
    const text = JSON.stringify(input);
    if (unanswered.current?.input !== text) unanswered.current = { input: text, key: newKey() };
    return { idempotencyKey: unanswered.current.key };
  };

  const run: Call<E>['call'] = async (input, callOptions) => {
    setPending(true);
    setError(null);
    try {
      const reply = await api(endpoint, input, { ...callOptions, ...idempotencyKey(input) });
      unanswered.current = null;
      // not awaited: the caller has its reply, and the lists may load later
      void invalidate(options.invalidates ?? []);
      return { ok: true, reply };
    } catch (thrown) {
      const failure = asApiError(thrown);
      if (failure.status !== 0) unanswered.current = null;
      if (failure.status === 409) void invalidate(options.invalidates ?? []);
      setError(failure);
      if (!isShownBy(options, failure)) notifyError(thrown);
      return { ok: false, error: failure };
    } finally {
      running.current = null;
      setPending(false);
    }
  };

  return {
    call: (input, callOptions) => {
      running.current ??= run(input, callOptions);
      return running.current;
    },
    isPending,
    error,
    reset: () => setError(null),
  };
}

/** A unique id. `randomUUID` exists only on https and localhost, so a demo over http in a local network makes its own. */
export function newKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const hex = [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
}
