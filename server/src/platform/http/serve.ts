import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { type Endpoint, replySchema } from '@move/contract/kit/endpoint.ts';
import { allows } from '@move/domain/access/guard.ts';
import { gate } from '@move/domain/access/gate.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type pg from 'pg';
import { auditStatement } from '../audit/audit-statement.ts';
import { databaseOn } from '../database/database.ts';
import { type Words, wordsOf } from './problem-words.ts';
import { claim, forget, type Repeatable, remember, repeatable } from './idempotency.ts';
import { type Entered, localeOf, openCall } from './open-call.ts';
import { forbidden, Problem, refusedToImpersonator, unauthenticated } from './problem.ts';
import { readBasic } from './read-basic.ts';
import { idOf, type RawParams, readBody, readParams, readQuery } from './read-input.ts';
import type { Call, Caller, Download, RequestFacts, Route } from './route.ts';
import type { Config } from '../config.ts';
import type { Storage } from '../storage/storage.ts';
import { storable } from './storable.ts';
import type { Throttle } from './throttle.ts';
import type { Written } from './written.ts';

export type Serving = {
  pool: pg.Pool;
  /** For statements beside the call's own transaction. */
  sidePool: pg.Pool;
  throttle: Throttle;
  storage: Storage;
  defaultApplication: string | null;
  config: Config;
  /** In tests every reply is checked against the contract. */
  checkReplies: boolean;
};

/** Files an hour of one person, or of one address without a login: enough to fill a platform by hand, too few to fill a disk. */
const MOST_UPLOADS = 600;

/**
 * Refuses an upload that may not be made at all, before its body is read: token, tenant, ids, permission, and how many there
 * were. Changes nothing.
 */
export async function admit(serving: Serving, endpoint: Endpoint, request: FastifyRequest): Promise<void> {
  const caller = await admitted(serving, endpoint, request);
  await serving.throttle(`upload:${caller?.user.id ?? request.ip}`, MOST_UPLOADS, 3_600);
}

async function admitted(serving: Serving, endpoint: Endpoint, request: FastifyRequest): Promise<Caller | null> {
  const incoming = incomingOf(request);
  if (endpoint.permission !== 'public' && !incoming.facts.bearer) throw unauthenticated();
  const client = await serving.pool.connect();
  try {
    const entered = await openCall(client, entranceOf(serving, endpoint, incoming));
    admittedParams(endpoint, { incoming, entered });
    return entered.caller;
  } finally {
    await client.query('rollback').then(
      () => client.release(),
      () => client.release(true),
    );
  }
}

type Incoming = { request: FastifyRequest; facts: RequestFacts; rawQuery: Record<string, string | undefined> };

/**
 * Carries out one call in the order of checks of D0.7: token, ids and tenant, permission, input, state. Everything
 * happens in one transaction, which ends with the audit row of a write.
 */
export async function serve(serving: Serving, route: Route, request: FastifyRequest, reply: FastifyReply) {
  const { endpoint } = route;
  const incoming = incomingOf(request);
  reply.header('cache-control', 'no-store');
  if (endpoint.permission !== 'public' && !incoming.facts.bearer) throw unauthenticated();

  const client = await serving.pool.connect();
  let isOpen = true;
  let repeat: Repeatable | null = null;
  let call: Call<Endpoint> | null = null;
  const end = async (sql: string) => {
    isOpen = false;
    await client.query(sql).then(
      () => client.release(),
      (error: unknown) => {
        client.release(true);
        throw error;
      },
    );
  };
  try {
    const entered = await openCall(client, entranceOf(serving, endpoint, incoming));
    const params = admittedParams(endpoint, { incoming, entered });
    const asked = askedOnce(endpoint, { incoming, entered, serving });
    const stored = asked ? await claim(serving.sidePool, asked) : null;
    if (stored) {
      await end('rollback');
      return reply.code(stored.status).send(stored.body ?? undefined);
    }
    // only now the key is ours to keep or to free
    repeat = asked;
    call = readCall(route, { params, incoming, entered, client, serving });
    const result = await route.handle(call);
    const { answer, statement } = settle(route, call, result);
    if (serving.checkReplies) replySchema(endpoint)?.parse(answer);
    if (repeat)
      await remember(client, repeat, { status: endpoint.status, body: endpoint.hasSecret ? undefined : answer });
    const ended = end(statement ? `${statement}; commit` : 'commit');
    // a read has its rows: the answer need not wait for the end of its transaction
    if (endpoint.method === 'GET') void ended.catch(() => {});
    else await ended;
    return send(reply, endpoint, answer);
  } catch (error) {
    if (isOpen) await end(endAfter(error, route, call)).catch(() => {});
    if (repeat)
      await settleRefusal(serving.sidePool, repeat, {
        error,
        words: { locale: localeOf(header(request, 'accept-language')), labels: endpoint.labels },
      });
    throw error;
  }
}

/** A refusal takes back what the call did, but for what it says to keep. */
function endAfter(error: unknown, route: Route, call: Call<Endpoint> | null): string {
  if (!(error instanceof Problem) || error.kept === null || call === null) return 'rollback';
  return `${settle(route, call, { reply: undefined, change: error.kept }).statement}; commit`;
}

/** A refusal that stays is stored like any answer; one that may pass (409, 429) and a fault free the key (D0.9). */
async function settleRefusal(pool: pg.Pool, repeat: Repeatable, { error, words }: { error: unknown; words: Words }) {
  if (!(error instanceof Problem) || error.status === 409 || error.status === 429) return forget(pool, repeat);
  await remember(pool, repeat, { status: error.status, body: wordsOf(error, words) });
}

function settle(route: Route, call: Call<Endpoint>, result: unknown): { answer: unknown; statement: string | null } {
  const { endpoint } = route;
  if (endpoint.method === 'GET') return { answer: result, statement: null };
  const { reply: answer, change } = result as Written<unknown>;
  if (!change) return { answer, statement: null };
  const { caller, request } = call;
  const statement = auditStatement({
    action: endpoint.name,
    change,
    actorId: caller?.user.id ?? change.actorId ?? null,
    impersonatorId: caller?.impersonatorId ?? null,
    actorRoles: caller?.roles ?? [],
    organizationId: call.organizationId ?? tenantOf(change.after ?? change.before, 'organization_id'),
    applicationId:
      tenantOf(change.after ?? change.before, 'application_id') ?? applicationIn(call.params) ?? call.applicationId,
    ip: request.ip,
    requestId: request.id,
  });
  return { answer, statement };
}

function tenantOf(record: object | undefined, column: string): number | null {
  const value: unknown = new Map(Object.entries(record ?? {})).get(column);
  return typeof value === 'number' ? value : null;
}

/** The platform that the path names: what is set up there belongs to its history, whichever one is current. */
function applicationIn(params: object): number | null {
  return 'applicationId' in params && typeof params.applicationId === 'number' ? params.applicationId : null;
}

type Opened = { incoming: Incoming; entered: Entered };

/** The ids of the path, when the caller may make this call at all. */
function admittedParams(endpoint: Endpoint, { incoming, entered }: Opened) {
  const params = readParams(endpoint, incoming.request.params as RawParams);
  const { caller } = entered;
  if (caller && !allows(endpoint.permission, gate(caller))) throw forbidden();
  if (caller?.impersonatorId && refusesImpersonation(endpoint)) throw refusedToImpersonator();
  return params;
}

/** Money and secrets are for the person alone (D1.26). */
const refusesImpersonation = (endpoint: Endpoint) => endpoint.refusesImpersonation ?? endpoint.hasSecret ?? false;

/** The caller's Idempotency-Key. A file is not kept for a repeat: making it again changes nothing. */
function askedOnce(endpoint: Endpoint, { incoming, entered, serving }: Opened & { serving: Serving }) {
  const { request } = incoming;
  const key = header(request, 'idempotency-key');
  if (key === undefined || endpoint.method !== 'POST' || endpoint.reply === 'file') return null;
  const scope = entered.caller ? String(entered.caller.user.id) : `public:${endpoint.method} ${endpoint.path}`;
  return repeatable({ key, scope, url: request.url, body: request.body, secret: serving.config.appKey });
}

type Admitted = Opened & { params: ReturnType<typeof readParams>; client: pg.PoolClient; serving: Serving };

function readCall({ endpoint }: Route, admitted: Admitted): Call<Endpoint> {
  const { params, incoming, entered, client, serving } = admitted;
  const { request, facts } = incoming;
  const { caller } = entered;
  const locale = localeOf(header(request, 'accept-language'));
  return {
    params,
    query: readQuery(endpoint, { raw: incoming.rawQuery, locale }),
    body: readBody(endpoint, { raw: request.body, locale, type: header(request, 'content-type') }),
    db: databaseOn(client, entered),
    caller,
    locale,
    now: new Date(),
    applicationId: entered.applicationId,
    organizationId: entered.organizationId,
    request: facts,
    throttle: serving.throttle,
    storage: serving.storage,
    config: serving.config,
  } as Call<Endpoint>;
}

/** What the request names, before anything is checked: a malformed id is found out after the token (D0.7). */
function entranceOf(serving: Serving, endpoint: Endpoint, { request, facts, rawQuery }: Incoming) {
  const params = request.params as RawParams;
  const firstId = Object.entries(params).find(([name]) => name.endsWith('Id'))?.[1];
  const named = endpoint.scope === 'named';
  const inPath = endpoint.scope === 'application' ? params.applicationId : undefined;
  const organization = named ? (rawQuery.organization_id ?? rawQuery.organization) : params.organizationId;
  const application =
    inPath ??
    (named ? (rawQuery.application_id ?? rawQuery.application) : undefined) ??
    header(request, 'x-application-id') ??
    header(request, 'application-id');
  // a malformed name is an unknown one: id 0 exists nowhere
  return {
    endpoint,
    bearer: facts.bearer,
    organizationId: organization === undefined ? null : (idOf(organization) ?? 0),
    applicationId: application === undefined ? undefined : (idOf(application) ?? 0),
    isApplicationInPath: inPath !== undefined,
    recordId: endpoint.scope === 'record' ? (idOf(firstId) ?? 0) : null,
    slug: endpoint.permission === 'public' ? (rawQuery.slug ?? null) : null,
    host: facts.host,
    defaultApplication: serving.defaultApplication,
  };
}

export function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
}

function incomingOf(request: FastifyRequest): Incoming {
  return { request, facts: factsOf(request), rawQuery: storable(request.query) as Incoming['rawQuery'] };
}

function factsOf(request: FastifyRequest): RequestFacts {
  const bearer = /^Bearer (\S+)$/i.exec(header(request, 'authorization') ?? '')?.[1] ?? null;
  return {
    id: request.id || randomUUID(),
    ip: request.ip,
    userAgent: header(request, 'user-agent')?.slice(0, 500) ?? null,
    host: request.hostname,
    bearer,
    basic: readBasic(header(request, 'authorization')),
    ifNoneMatch: header(request, 'if-none-match') ?? null,
  };
}

function send(reply: FastifyReply, endpoint: Endpoint, answer: unknown) {
  if (endpoint.reply === 'nothing') return reply.code(204).send();
  if (endpoint.reply !== 'file') return reply.code(endpoint.status).send(answer);
  return sendDownload(reply, endpoint, answer as Download);
}

async function sendDownload(reply: FastifyReply, endpoint: Endpoint, download: Download) {
  const { file, filename, type, isInline = false, headers = {} } = download;
  reply.headers(headers);
  if (file === null) return reply.code(304).send();
  const contents = typeof file === 'function' ? await file() : file;
  const name = encodeURIComponent(filename);
  reply.header('content-disposition', `${isInline ? 'inline' : 'attachment'}; filename*=UTF-8''${name}`);
  reply.header('content-type', type).code(endpoint.status);
  return reply.send(contents instanceof Uint8Array ? contents : Readable.from(contents));
}
