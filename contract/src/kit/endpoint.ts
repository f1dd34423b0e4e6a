import type { Guard } from '@move/domain/access/guard.ts';
import type { MessageKey } from '@move/domain/kit/messages/messages.ts';
import { z } from 'zod';
import type { Labels } from './labels.ts';
import type { UploadSpec } from './upload.ts';

/**
 * The rows a call may see:
 * - `organization`: the one organisation named by `:organizationId` in the path; foreign or unknown → 404.
 * - `kept_organization`: the same, but superadmins may also name a removed organisation, to export and erase its people and to send
 *   and settle its refunds.
 * - `application`: the current application (`:applicationId` in the path, foreign or unknown → 404; else header, host, default)
 *   and its children for an admin, the own organisations for staff.
 * - `record`: the organisation that owns the row named by the first id of the path (`ownedBy` says the table).
 * - `named`: what the query names (`organization_id` / `application_id`), else the application of the header, else everything of
 *   the caller; foreign → 403.
 * - `all`: everything, for superadmins.
 * - `self`: only tables without a tenant and the caller's own rows.
 * - `public`: what the website and app of the current application may show.
 * - `client`: the organisation of the calling system, only to read.
 */
export type Scope =
  | 'organization'
  | 'kept_organization'
  | 'application'
  | 'record'
  | 'named'
  | 'all'
  | 'self'
  | 'public'
  | 'client';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Shape = z.ZodRawShape;

type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;
/** A name that ends with `Id`, such as `:activityId`, is a positive integer; any other name is text. */
export type PathParams<Path extends string> = {
  [Name in ParamNames<Path>]: Name extends `${string}Id` ? number : string;
};

/**
 * The reply: named JSON fields, nothing (204), or a download. Only a GET may return a download, since it is never stored for a
 * repeated request.
 */
export type ReplySpec = Shape | 'nothing' | 'file';

type Spec<
  Path extends string,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Reply extends ReplySpec,
  Verb extends Method,
  Permission extends Guard,
> = {
  /** The name of the exported constant; also operationId in OpenAPI and the action in the audit trail. */
  name: string;
  method: Verb;
  path: Path;
  permission: Permission;
  scope: Scope;
  /** With scope `record`: the table of the row that decides the organisation. */
  ownedBy?: 'activities' | 'locations';
  query?: Query;
  body?: Body;
  /** The body is multipart and its `file` is an `UploadedFile`; the other parts are texts. */
  upload?: UploadSpec;
  reply: Reply;
  status?: 200 | 201 | 202 | 204;
  /** Expected refusals besides the general ones (401, 403, 404, 422). */
  problems?: readonly MessageKey[];
  /** Refusal statuses that do not follow from the rest: see `errorStatuses`. */
  refusals?: readonly (400 | 401 | 403 | 404 | 410)[];
  /** Labels of the body's and query's fields, for `{field} is verplicht`. */
  labels?: Labels;
  /** The body may also be `application/x-www-form-urlencoded`, where another protocol requires that. */
  acceptsForm?: boolean;
  /** The reply holds a secret: never stored for an Idempotency-Key. */
  hasSecret?: boolean;
  /** A reply with a secret is stored after all, encrypted, since a repeat must get the same secret. */
  sealsReply?: boolean;
  /** Repeating is harmless: an Idempotency-Key is not stored, so that strangers can't fill the table. */
  isRepeatable?: boolean;
  /** About money: refused during impersonation. An endpoint with a secret is refused too, unless this is false. */
  refusesImpersonation?: boolean;
};

export type Endpoint<
  Path extends string = string,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Reply extends ReplySpec = ReplySpec,
  Verb extends Method = Method,
  Permission extends Guard = Guard,
> = Spec<Path, Query, Body, Reply, Verb, Permission> & { readonly kind: 'endpoint'; status: 200 | 201 | 202 | 204 };

const statusByMethod = { GET: 200, POST: 201, PUT: 200, PATCH: 200, DELETE: 204 } as const;

/**
 * Defines one endpoint, once. Everything else is derived from it: the server's route and checks, the typed client, the route guard
 * and the menu, OpenAPI, and the generated tests.
 */
export function endpoint<
  const Path extends string,
  Query extends z.ZodType = z.ZodObject<Record<never, never>>,
  Body extends z.ZodType = z.ZodUndefined,
  const Reply extends ReplySpec = 'nothing',
  const Verb extends Method = Method,
  const Permission extends Guard = Guard,
>(spec: Spec<Path, Query, Body, Reply, Verb, Permission>): Endpoint<Path, Query, Body, Reply, Verb, Permission> {
  const status = spec.status ?? (spec.reply === 'nothing' ? 204 : statusByMethod[spec.method]);
  return { ...spec, status, kind: 'endpoint' };
}

export type ParamsOf<E> = E extends Endpoint<infer Path, z.ZodType, z.ZodType, ReplySpec> ? PathParams<Path> : never;
/** The query after parsing, with defaults filled in and numbers as numbers. */
export type QueryOf<E> = E extends Endpoint<string, infer Query, z.ZodType, ReplySpec> ? z.output<Query> : never;
/** The query as a caller writes it: values with a default may be left out. */
export type QueryInputOf<E> = E extends Endpoint<string, infer Query, z.ZodType, ReplySpec> ? z.input<Query> : never;
export type BodyOf<E> = E extends Endpoint<string, z.ZodType, infer Body, ReplySpec> ? z.output<Body> : never;
export type BodyInputOf<E> = E extends Endpoint<string, z.ZodType, infer Body, ReplySpec> ? z.input<Body> : never;
export type ReplyOf<E> =
  E extends Endpoint<string, z.ZodType, z.ZodType, infer Reply>
    ? Reply extends Shape
      ? z.output<z.ZodObject<Reply>>
      : Reply extends 'file'
        ? Blob
        : undefined
    : never;

/** The reply's schema; `null` for no reply or a file. Unknown keys are refused, so that no column leaks by accident. */
export function replySchema(endpoint: Pick<Endpoint, 'reply'>): z.ZodObject | null {
  return typeof endpoint.reply === 'string' ? null : z.strictObject(endpoint.reply);
}

/** The names of the path's parameters, in order. */
export function paramNames(path: string): string[] {
  return [...path.matchAll(/:([A-Za-z]+)/g)].map((match) => match[1] ?? '');
}
