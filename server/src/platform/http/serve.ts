import { type Endpoint, replySchema } from '@move/contract/kit/endpoint.ts';
import { errorStatuses, problemStatus } from '@move/contract/kit/error-replies.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type pg from 'pg';
import { databaseOn } from '../database/database.ts';
import { isDatabaseAway, UnknownOutcome } from '../database/connection/database-away.ts';
import { CallTransaction } from './call-transaction.ts';
import { checkPermission } from './check-permission.ts';
import { claimKey, releaseKey, type IdempotentRequest, storeReply, idempotentRequest } from './replies/idempotency.ts';
import { openReply, bodyToStore } from './replies/sealed-reply.ts';
import { readEntrance, header, type Incoming, readIncoming } from './input/incoming.ts';
import { type Entered, readLocale, openCall } from './open-call.ts';
import { Problem, unauthenticated } from './problem.ts';
import { type MessageOptions, errorMessages } from './replies/problem-words.ts';
import { type RawParams, readBody, readParams, readQuery } from './input/read-input.ts';
import type { Call, Download, Route } from './route.ts';
import { discardDownload, sendReply } from './replies/send-reply.ts';
import { noteFirstUse } from './note-first-use.ts';
import type { Serving } from './serving.ts';
import { prepareAudit } from './prepare-audit.ts';

/**
 * Carries out one call. Checks in this order: token, ids and tenant, permission, input, state. Everything happens in one
 * transaction, which ends with the audit row of a write.
 */
export async function serve(
  serving: Serving,
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { endpoint } = route;
  const incoming = readIncoming(request);
  reply.header('cache-control', 'no-store');
  if (endpoint.permission !== 'public' && !incoming.facts.bearer) throw unauthenticated();

  const client = await serving.pool.connect();
  const transaction = new CallTransaction(client);
  let replay: IdempotentRequest | null = null;
  let call: Call<Endpoint> | null = null;
  let noted = Promise.resolve();
  try {
    const entered = await openCall(client, readEntrance(serving.defaultApplication, endpoint, incoming));
    request.identity = loggedIdentity(entered);
    noted = noteFirstUse(serving.sidePool, entered, request.log);
    const params = readParams(endpoint, request.params as RawParams);
    checkPermission(endpoint, entered.caller);
    const idempotencyKey = readIdempotencyKey(endpoint, { incoming, entered, serving });
    const storedReply = idempotencyKey ? await claimKey(serving.sidePool, idempotencyKey) : null;
    if (storedReply) {
      await transaction.rollback();
      await noted;
      reply.code(storedReply.status).send(openReply(storedReply.body, serving.config.appKey) ?? undefined);
      return;
    }
    // only from here on this call owns the key
    replay = idempotencyKey;
    call = readCall(route, { params, incoming, entered, client, transaction, serving });
    const result = await route.handle(call);
    const { answer, statement } = prepareAudit(route, call, result);
    if (serving.checkReplies) replySchema(endpoint)?.parse(answer);
    if (replay) {
      const body = bodyToStore(endpoint, { answer, appKey: serving.config.appKey });
      await storeReply(client, replay, { status: endpoint.status, body });
    }
    await commit(transaction, { endpoint, call, answer, statement });
    await noted;
    return sendReply(reply, endpoint, answer);
  } catch (thrown) {
    const error = transaction.isOpen ? await endRefused(transaction, { error: thrown, route, call }) : thrown;
    await noted;
    if (serving.checkReplies) checkRefusal(endpoint, thrown);
    if (replay)
      await storeRefusal(serving.sidePool, replay, {
        error,
        words: { locale: readLocale(header(request, 'accept-language')), labels: endpoint.labels },
      });
    throw error;
  }
}

/** In tests: throws when a refusal has a status that the contract, and so OpenAPI, doesn't list. */
function checkRefusal(endpoint: Endpoint, error: unknown): void {
  if (!(error instanceof Problem)) return;
  const { status, sentences } = error;
  const unstated = errorStatuses(endpoint).includes(status) ? [] : [String(status)];
  const elsewhere = sentences.flatMap(({ key }) =>
    endpoint.problems?.includes(key) && problemStatus(key, endpoint) !== status ? [`${key} as ${status}`] : [],
  );
  const faults = [...unstated, ...elsewhere];
  if (faults.length > 0)
    throw new Error(`${endpoint.name} answers ${faults.join(', ')}, which its contract does not state`);
}

const loggedIdentity = ({ caller, applicationId, organizationId }: Entered) => ({
  user_id: caller?.user.id ?? null,
  application_id: applicationId,
  organization_id: organizationId,
});

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller's ids, known once the token was recognised. */
    identity?: { user_id: number | null; application_id: number | null; organization_id: number | null };
  }
}

type Completed = { endpoint: Endpoint; call: Call<Endpoint>; answer: unknown; statement: string | null };

/** Commits before anything is sent. A read that wrote nothing already has its rows and doesn't wait for the commit. */
async function commit(transaction: CallTransaction, { endpoint, call, answer, statement }: Completed): Promise<void> {
  const committed = transaction.commit(statement);
  if (endpoint.method === 'GET' && !call.transaction.hasWritten) return void committed.catch(() => {});
  try {
    await committed;
  } catch (error) {
    if (endpoint.reply === 'file') discardDownload(answer as Download);
    throw isDatabaseAway(error) ? new UnknownOutcome('the connection broke during a commit', { cause: error }) : error;
  }
}

type Refused = { error: unknown; route: Route; call: Call<Endpoint> | null };

/** Rolls back, but commits the changes that the refusal keeps. Returns the error to send: another one when the commit failed. */
async function endRefused(transaction: CallTransaction, { error, route, call }: Refused): Promise<unknown> {
  if (!(error instanceof Problem) || error.kept === null || call === null) {
    await transaction.rollback().catch(() => {});
    return error;
  }
  const { statement } = prepareAudit(route, call, { reply: undefined, change: error.kept });
  return transaction.commit(statement).then(
    () => error,
    (fault: unknown) => fault,
  );
}

/**
 * Stores a refusal like a reply. Frees the key after a temporary refusal (409, 429), after a refusal to a visitor, who could fill the table
 * with refusals, and after a bug. While the database is unavailable, freeing fails too, and the claim expires by itself.
 */
async function storeRefusal(
  pool: pg.Pool,
  replay: IdempotentRequest,
  { error, words }: { error: unknown; words: MessageOptions },
) {
  if (isDatabaseAway(error)) return void releaseKey(pool, replay).catch(() => {});
  const isStored = error instanceof Problem && error.status !== 409 && error.status !== 429 && !replay.isPublic;
  if (!isStored) return releaseKey(pool, replay);
  await storeReply(pool, replay, { status: error.status, body: errorMessages(error, words) });
}

type Opened = { incoming: Incoming; entered: Entered };

function readIdempotencyKey(endpoint: Endpoint, { incoming, entered, serving }: Opened & { serving: Serving }) {
  const { request } = incoming;
  const key = header(request, 'idempotency-key');
  if (key === undefined || endpoint.method !== 'POST' || endpoint.isRepeatable) return null;
  const isPublic = entered.caller === null;
  const scope = entered.caller ? String(entered.caller.user.id) : `public:${endpoint.method} ${endpoint.path}`;
  return idempotentRequest({
    key,
    scope,
    isPublic,
    url: request.url,
    tenant: entered,
    // A call of an app user is public: only the same token may get the stored reply.
    bearer: isPublic ? incoming.facts.bearer : null,
    body: request.body,
    secret: serving.config.appKey,
  });
}

type Admitted = Opened & {
  params: ReturnType<typeof readParams>;
  client: pg.PoolClient;
  transaction: CallTransaction;
  serving: Serving;
};

function readCall({ endpoint }: Route, admitted: Admitted): Call<Endpoint> {
  const { params, incoming, entered, client, transaction, serving } = admitted;
  const { request, facts } = incoming;
  const { caller } = entered;
  const locale = readLocale(header(request, 'accept-language'));
  return {
    params,
    query: readQuery(endpoint, { raw: incoming.rawQuery, locale }),
    body: readBody(endpoint, { raw: request.body, locale, type: header(request, 'content-type') }),
    db: databaseOn(client, entered),
    transaction,
    caller,
    locale,
    now: new Date(),
    applicationId: entered.applicationId,
    organizationId: entered.organizationId,
    isOnApplication: entered.isOnApplication,
    request: facts,
    throttle: serving.throttle,
    websites: serving.websites,
    listNames: serving.listNames,
    log: request.log,
    storage: serving.storage,
    config: serving.config,
  } as Call<Endpoint>;
}
