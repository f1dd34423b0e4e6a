import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@move/contract/kit/endpoint.ts';
import type { FastifyRequest } from 'fastify';
import { networkOf, siteOf } from '../limits/network-of.ts';
import { Problem } from '../problem.ts';
import { readBasic } from './read-basic.ts';
import { parseId, type RawParams } from './read-input.ts';
import type { RequestFacts } from '../route.ts';
import { sanitizeForPostgres } from './sanitize-for-postgres.ts';

/** A request before any check. */
export type Incoming = { request: FastifyRequest; facts: RequestFacts; rawQuery: Record<string, string | undefined> };

export function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
}

export function readIncoming(request: FastifyRequest): Incoming {
  return { request, facts: readFacts(request), rawQuery: readRawQuery(request.query) };
}

function readRawQuery(query: unknown): Incoming['rawQuery'] {
  try {
    return sanitizeForPostgres(query) as Incoming['rawQuery'];
  } catch {
    throw new Problem(422, [{ field: 'query', key: 'general.invalid' }]);
  }
}

function readFacts(request: FastifyRequest): RequestFacts {
  const bearer = /^Bearer (\S+)$/i.exec(header(request, 'authorization') ?? '')?.[1] ?? null;
  return {
    id: request.id || randomUUID(),
    ip: request.ip,
    network: networkOf(request.ip),
    site: siteOf(request.ip),
    userAgent: header(request, 'user-agent')?.slice(0, 500) ?? null,
    host: request.hostname,
    bearer,
    basic: readBasic(header(request, 'authorization')),
    ifNoneMatch: header(request, 'if-none-match') ?? null,
  };
}

/** Reads the tenant and record that the request names, without checks: the token is checked before a malformed id is refused. */
export function readEntrance(
  defaultApplication: string | null,
  endpoint: Endpoint,
  { request, facts, rawQuery }: Incoming,
) {
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
  // a malformed name is treated as an unknown one: id 0 never exists
  return {
    endpoint,
    bearer: facts.bearer,
    organizationId: organization === undefined ? null : (parseId(organization) ?? 0),
    applicationId: application === undefined ? undefined : (parseId(application) ?? 0),
    isApplicationInPath: inPath !== undefined,
    recordId: endpoint.scope === 'record' ? (parseId(firstId) ?? 0) : null,
    slug: endpoint.permission === 'public' ? (rawQuery.slug ?? null) : null,
    host: facts.host,
    viewAs: header(request, 'x-view-as') ?? null,
    defaultApplication,
  };
}
