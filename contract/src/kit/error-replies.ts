import { type MessageKey, translate } from '@move/domain/kit/messages/messages.ts';
import type { Endpoint } from './endpoint.ts';

/** 400 only where RFC 6749 requires it, 410 only where a mailed link has ended. */
export type ErrorStatus = 400 | 401 | 403 | 404 | 409 | 410 | 413 | 422 | 429 | 500 | 503;

type Stated = Pick<Endpoint, 'method' | 'path' | 'permission' | 'scope' | 'query' | 'body' | 'upload'> &
  Partial<Pick<Endpoint, 'problems' | 'refusals'>>;

/** The statuses with which an endpoint can refuse a call, derived from its guard, scope, body, problems and `refusals`. */
export function errorStatuses(endpoint: Stated): ErrorStatus[] {
  const { method, path, permission, scope, problems = [], refusals = [] } = endpoint;
  const isPublic = permission === 'public';
  const hasTenant = ['organization', 'kept_organization', 'application', 'record', 'public'].includes(scope);
  const takesBody = endpoint.body !== undefined || endpoint.upload !== undefined;
  const stated: (ErrorStatus | false)[] = [
    ...refusals,
    !isPublic && 401,
    !isPublic && permission !== 'client' && 403,
    (path.includes(':') || hasTenant) && 404,
    // a repeated Idempotency-Key, a record that another call holds, and the state of the record
    method !== 'GET' && 409,
    takesBody && 413,
    (takesBody || endpoint.query !== undefined || method !== 'GET') && 422,
    // the general limit, a bug, and a database that is unavailable
    429,
    500,
    503,
    ...problems.map((key) => problemStatus(key, endpoint)),
  ];
  return [...new Set(stated.filter((status) => status !== false))].sort((a, b) => a - b);
}

/** Refusals that other input resolves (422); every other problem is about the current state (409). */
const BY_INPUT: readonly string[] = [
  'login.failed',
  'login.ask',
  'link.expired',
  'password.email',
  'password.common',
  'password.names',
  'password.current',
  'role.held',
  'invite.oneself',
  'team.oneself',
  'file.broken',
  'file.heic',
  'upscale.multiplier',
  'import.column',
  'import.empty',
  'import.double_changed',
  'import.invalid',
  'import.rows',
  'import.unreadable',
];
const BY_KEY: Readonly<Record<string, ErrorStatus>> = {
  throttle: 429,
  'upscale.full': 429,
  not_found: 404,
  'file.too_large': 413,
  'impersonation.superadmin': 403,
};
/** Problems of an ended link: 410 where `refusals` contains it. */
const ENDED_LINK_PROBLEMS =
  /^(invite\.gone|bank_account\.gone|waitlist\.(accepted|expired|declined|withdrawn|canceled|removed))$/;

/** The status of one of an endpoint's problems. */
export function problemStatus(key: MessageKey, { refusals = [] }: Partial<Pick<Endpoint, 'refusals'>>): ErrorStatus {
  if (ENDED_LINK_PROBLEMS.test(key) && refusals.includes(410)) return 410;
  return BY_KEY[key] ?? (BY_INPUT.includes(key) ? 422 : 409);
}

const en = (key: MessageKey, params = {}) => translate('en', { key, params });

type Sentences = Record<string, string[]>;

/** What a status means for every endpoint, with the messages of an example. */
export const ERRORS: Readonly<Record<ErrorStatus, { name: string; description: string; example: Sentences }>> = {
  400: {
    name: 'BadRequest',
    description: 'The request is not one of RFC 6749; `error` holds its code',
    example: { grant_type: [en('required', { field: 'grant_type' })] },
  },
  401: {
    name: 'Unauthenticated',
    description: 'No token, or one that does not work',
    example: { auth: [en('unauthenticated')] },
  },
  403: {
    name: 'Forbidden',
    description: 'The caller lacks the right, or names a platform or organisation of others',
    example: { permission: [en('forbidden')] },
  },
  404: { name: 'NotFound', description: 'Unknown, or out of the caller’s reach', example: { id: [en('not_found')] } },
  409: {
    name: 'Conflict',
    description: 'Refused in the present state: changed meanwhile, in use, or held by another call',
    example: { updated_at: [en('stale')] },
  },
  410: {
    name: 'Gone',
    description: 'The link worked once, and no longer does',
    example: { state: [en('invite.gone')] },
  },
  413: {
    name: 'TooLarge',
    description: 'The body or the file is too large',
    example: { file: [en('body.too_large', { size: '2 MB' })] },
  },
  422: {
    name: 'Invalid',
    description: 'Input that other input would mend, on its field',
    example: { name: [en('required', { field: 'Name' })] },
  },
  429: {
    name: 'TooManyRequests',
    description: 'Too many attempts; `Retry-After` says how many seconds to wait',
    example: { throttle: [en('throttle', { seconds: 60 })] },
  },
  500: { name: 'Fault', description: 'A fault of the server', example: { server: [en('general.error')] } },
  503: {
    name: 'Away',
    description: 'The database is away; `Retry-After` says when to try again',
    example: { server: [en('general.away')] },
  },
};
