import { createHash, createHmac } from 'node:crypto';
import type pg from 'pg';
import { isUuid } from '../input/is-uuid.ts';
import { invalid, Problem } from '../problem.ts';

/** A request that may be repeated without being carried out twice. */
export type IdempotentRequest = { scope: string; key: string; hash: Buffer; isPublic: boolean };

export type StoredReply = { status: number; body: unknown };

type Input = {
  key: string;
  scope: string;
  /** The request has no login. */
  isPublic: boolean;
  url: string;
  /** The tenant of the call. The URL doesn't always have it: a header or the host may name the platform. */
  tenant: { applicationId: number | null; organizationId: number | null };
  /** The token of an app user, whom `scope` doesn't name. The stored reply is returned only to the same token. */
  bearer?: string | null;
  body: unknown;
  /** The hash is keyed: a body may hold a password, which could be guessed from a plain hash. */
  secret: string;
};

/** Returns the key with a hash of its request: token, tenant, path and body as sent. */
export function idempotentRequest({
  key,
  scope,
  isPublic,
  url,
  tenant: { applicationId, organizationId },
  bearer = null,
  body,
  secret,
}: Input): IdempotentRequest {
  if (!isUuid(key)) throw invalid('idempotency_key', 'regex', { field: 'Idempotency-Key' });
  const text = typeof body === 'string' ? body : formText(body);
  return {
    scope,
    isPublic,
    key: key.toLowerCase(),
    hash: createHmac('sha256', secret)
      .update(`${bearer === null ? '' : `${bearer} `}${applicationId} ${organizationId} POST ${url} ${text}`)
      .digest(),
  };
}

/** A parsed form as one text, with the hash of a file instead of the file. */
function formText(body: unknown): string {
  const byHash = (_name: string, value: unknown) =>
    value instanceof Uint8Array ? createHash('sha256').update(value).digest('hex') : value;
  return JSON.stringify(body, byHash) ?? '';
}

/**
 * Claims the key, or returns the reply that is stored under it. Throws 409 while the first request runs, or when the contents
 * differ. A claim without a reply expires after two minutes, so that a crash blocks a key only briefly.
 */
export async function claimKey(pool: pg.Pool, request: IdempotentRequest): Promise<StoredReply | null> {
  const { scope, key, hash } = request;
  const claimed = await pool.query(
    `insert into idempotency_keys as held (scope, key, request_hash, expires_at) values ($1, $2, $3, now() + interval '2 minutes')
     on conflict (scope, key) do update set request_hash = excluded.request_hash, status = null, response = null,
       expires_at = excluded.expires_at
     where held.expires_at <= now()
     returning key`,
    [scope, key, hash],
  );
  if (claimed.rowCount === 1) return null;
  const { rows } = await pool.query<{ request_hash: Buffer; status: number | null; response: unknown }>(
    'select request_hash, status, response from idempotency_keys where scope = $1 and key = $2',
    [scope, key],
  );
  const held = rows[0];
  if (!held?.request_hash.equals(hash))
    throw new Problem(409, [{ field: 'idempotency_key', key: 'idempotency.other' }]);
  if (held.status === null) {
    throw new Problem(409, [{ field: 'idempotency_key', key: 'idempotency.running' }], { retryAfter: 1 });
  }
  if (held.response === null && held.status !== 204) {
    throw new Problem(409, [{ field: 'idempotency_key', key: 'idempotency.done' }]);
  }
  return { status: held.status, body: held.response };
}

/** Stores the reply under the key, in the caller's transaction or (after a refusal) by the pool. */
export async function storeReply(on: Pick<pg.Pool, 'query'>, request: IdempotentRequest, answer: StoredReply) {
  await on.query(
    `update idempotency_keys set status = $3, response = $4, expires_at = now() + interval '24 hours'
     where scope = $1 and key = $2`,
    [request.scope, request.key, answer.status, answer.body === undefined ? null : JSON.stringify(answer.body)],
  );
}

/**
 * Frees the key of a call that changed nothing. A key with a stored reply stays, since the commit succeeded although the connection broke.
 * A key that a transaction has locked stays too, since that transaction may still commit.
 */
export async function releaseKey(pool: pg.Pool, request: IdempotentRequest) {
  await pool.query(
    `delete from idempotency_keys where (scope, key) in (
       select scope, key from idempotency_keys where scope = $1 and key = $2 and status is null for update skip locked)`,
    [request.scope, request.key],
  );
}
