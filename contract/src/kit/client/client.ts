import type { Locale } from '@move/domain/kit/messages/locale.ts';
import type { BodyInputOf, Endpoint, ParamsOf, QueryInputOf, ReplyOf } from '../endpoint.ts';
import { toFormData } from '../upload.ts';
import { buildUrl } from './build-url.ts';
import type { FieldErrors } from '../validate.ts';

/** A refused or failed call: the server's messages by field, or none without a reply. */
export class ApiError extends Error {
  readonly status: number;
  readonly errors: FieldErrors;
  readonly requestId: string | null;
  /** The seconds after which the server expects to be available, if it said so. */
  readonly retryAfter: number | null;

  constructor(status: number, errors: FieldErrors, requestId: string | null, retryAfter: number | null = null) {
    super(Object.values(errors)[0]?.[0] ?? `HTTP ${status}`);
    this.name = 'ApiError';
    this.status = status;
    this.errors = errors;
    this.requestId = requestId;
    this.retryAfter = retryAfter;
  }
}

type ParamsInput<E> = ParamsOf<E> extends Record<string, never> ? { params?: undefined } : { params: ParamsOf<E> };
type QueryInput<E> = { query?: QueryInputOf<E> };
type BodyInput<E> = BodyInputOf<E> extends undefined ? { body?: undefined } : { body: BodyInputOf<E> };
export type CallInput<E> = ParamsInput<E> & QueryInput<E> & BodyInput<E>;

export type CallOptions = {
  signal?: AbortSignal;
  /** The caller (a list, a picker, a tile). A newer read of the same endpoint by the same slot aborts the older. */
  slot?: string;
  /** Makes a repeated POST return the same reply instead of doing it twice. */
  idempotencyKey?: string;
  onProgress?: (percentage: number) => void;
  /** Sent even when the page is closing. */
  outlivesPage?: boolean;
};

export type Transport = {
  baseUrl: string;
  /** Read for each call: the token and the language may have changed. */
  headers: () => Record<string, string>;
  locale: () => Locale;
  /** Called on a 401 with the refused headers; returns whether to repeat the call once with new ones. */
  renew?: (refused: Readonly<Record<string, string>>) => Promise<boolean>;
};

export type Client = <E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options?: CallOptions,
) => Promise<ReplyOf<E>>;

/** Creates the typed client of the API. A newer read of a slot cancels the older one; writes are never cancelled. */
export function createClient(transport: Transport): Client {
  const reading = new Map<string, AbortController>();

  return async (endpoint, input, options = {}) => {
    const slot = endpoint.method === 'GET' && options.slot ? `${endpoint.name} ${options.slot}` : null;
    const controller = new AbortController();
    if (slot) {
      reading.get(slot)?.abort();
      reading.set(slot, controller);
    }
    const signal = options.signal ? AbortSignal.any([options.signal, controller.signal]) : controller.signal;
    try {
      const headers = transport.headers();
      let response = await send(transport, { endpoint, input, options, signal, headers });
      if (response.status === 401 && transport.renew && (await transport.renew(headers))) {
        response = await send(transport, { endpoint, input, options, signal, headers: transport.headers() });
      }
      return (await readReply(endpoint, response)) as never;
    } finally {
      if (slot && reading.get(slot) === controller) reading.delete(slot);
    }
  };
}

type Sending = {
  endpoint: Endpoint;
  input: { params?: object | undefined; query?: unknown; body?: unknown };
  options: CallOptions;
  signal: AbortSignal;
  headers: Readonly<Record<string, string>>;
};

function send(transport: Transport, { endpoint, input, options, signal, ...own }: Sending): Promise<Response> {
  const headers: Record<string, string> = { ...own.headers, 'accept-language': transport.locale() };
  if (options.idempotencyKey) headers['idempotency-key'] = options.idempotencyKey;
  const body = encodeBody(endpoint, input.body);
  if (typeof body === 'string') headers['content-type'] = 'application/json';
  const url = transport.baseUrl + buildUrl(endpoint, input);
  if (options.onProgress)
    return sendWithProgress({ url, method: endpoint.method, headers, body, signal, onProgress: options.onProgress });
  return fetch(url, { method: endpoint.method, headers, body, signal, keepalive: options.outlivesPage ?? false });
}

/** FormData sets its own content type, with the boundary between its parts. */
function encodeBody({ upload }: Endpoint, body: unknown): FormData | string | null {
  if (body === undefined) return null;
  return upload && typeof body === 'object' && body !== null ? toFormData(body) : JSON.stringify(body);
}

type ProgressSending = {
  url: string;
  method: string;
  headers: Record<string, string>;
  body: XMLHttpRequestBodyInit | null;
  signal: AbortSignal;
  onProgress: (percentage: number) => void;
};

/** fetch can't report upload progress, XMLHttpRequest can. */
function sendWithProgress({ url, method, headers, body, signal, onProgress }: ProgressSending): Promise<Response> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const request = new XMLHttpRequest();
    request.open(method, url);
    request.responseType = 'blob';
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = (event) => {
      if (event.lengthComputable) onProgress(Math.round((event.loaded / event.total) * 100));
    };
    request.onload = () => {
      const type = request.getResponseHeader('content-type') ?? '';
      const requestId = request.getResponseHeader('x-request-id') ?? '';
      const hasBody = request.status !== 204;
      resolve(
        new Response(hasBody ? request.response : null, {
          status: request.status,
          headers: {
            'content-type': type,
            'x-request-id': requestId,
            'retry-after': request.getResponseHeader('retry-after') ?? '',
          },
        }),
      );
    };
    request.onerror = () => reject(new TypeError('network'));
    request.onabort = () => reject(new DOMException('aborted', 'AbortError'));
    signal.addEventListener('abort', () => request.abort());
    request.send(body);
  });
}

async function readReply(endpoint: Endpoint, answer: Response): Promise<unknown> {
  if (!answer.ok) {
    const { status, headers } = answer;
    throw new ApiError(status, await readErrors(answer), headers.get('x-request-id'), secondsIn(headers));
  }
  if (answer.status === 204) return undefined;
  if (endpoint.reply === 'file') return answer.blob();
  return answer.json();
}

/** The seconds of `Retry-After`. The standard also allows a date, which our servers never send. */
function secondsIn(headers: Headers): number | null {
  const text = headers.get('retry-after') ?? '';
  return /^\d{1,5}$/.test(text) ? Number(text) : null;
}

async function readErrors(answer: Response): Promise<FieldErrors> {
  try {
    const body: unknown = await answer.json();
    const errors = typeof body === 'object' && body !== null && 'errors' in body ? body.errors : null;
    return normalizeErrors(errors);
  } catch {
    return {};
  }
}

/** Messages by dotted field, also from errors that another service nests; messages without a field get the name `server`. */
function normalizeErrors(errors: unknown): FieldErrors {
  const found: Record<string, string[]> = {};
  const gather = (value: unknown, path: string) => {
    if (typeof value === 'string') {
      if (value.trim() !== '') (found[path === '' ? 'server' : path] ??= []).push(value);
    } else if (Array.isArray(value)) {
      for (const each of value) gather(each, path);
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, each] of Object.entries(value)) gather(each, path === '' ? key : `${path}.${key}`);
    }
  };
  gather(errors, '');
  return found;
}
