import type { BodyOf, Endpoint, ParamsOf, QueryOf, ReplyOf } from '@move/contract/kit/endpoint.ts';
import type { Locale } from '@move/domain/kit/messages/locale.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { Storage } from '../storage/storage.ts';
import type { Throttle } from './limits/throttle.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Websites } from './origins/websites.ts';
import type { Written } from './written.ts';

/** The caller, as `enter()` in the database returned it. */
export type Caller = {
  user: { id: number; email: string; first_name: string; last_name: string; locale: Locale; avatar_url: string | null };
  tokenId: number;
  /** The superadmin who impersonates this user; null for a session of the user's own. */
  impersonatorId: number | null;
  /** The role in which a superadmin views the product; null for the caller's own roles. */
  viewedRole: string | null;
  roles: readonly string[];
  abilities: readonly string[];
  /** The user's organisations. In a call that names no organisation: those in which a role has the call's ability. */
  organizationIds: readonly number[];
};

export type RequestFacts = {
  id: string;
  ip: string;
  /** The network of that address, for limits: see `networkOf`. */
  network: string;
  /** The site of that address, for turns and for what is held at once: see `siteOf`. */
  site: string;
  userAgent: string | null;
  host: string;
  bearer: string | null;
  /** Credentials of an Authorization header of type Basic. */
  basic: { name: string; password: string } | null;
  /** The ETags of the versions that the client already has. */
  ifNoneMatch: string | null;
};

/** The argument of a handler. `db` sees only the rows of the call's scope, inside one transaction. */
export type Call<E> = {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  db: Database;
  /** The transaction of `db`: a read that writes must set `hasWritten`. */
  transaction: { hasWritten: boolean };
  /** Present unless the endpoint is public. */
  caller: E extends { permission: 'public' } ? Caller | null : E extends { permission: 'client' } ? null : Caller;
  locale: Locale;
  now: Date;
  /** The current application (header, host or default); null when the installation has none. */
  applicationId: number | null;
  /** The organisation that the path or the record names; null in other scopes. */
  organizationId: number | null;
  /** The organisation is on the current application; true when the call names no organisation. */
  isOnApplication: boolean;
  request: RequestFacts;
  throttle: Throttle;
  log: FastifyBaseLogger;
  storage: Storage;
  /** The websites of all platforms, as they were up to half a minute ago. */
  websites: () => Promise<Websites>;
  /** The names of the lists with pages. */
  listNames: ReadonlySet<string>;
  config: Config;
};

type FileContents = AsyncIterable<Uint8Array> | Uint8Array;

export type Download = {
  /** A function is called after the transaction, so that slow work holds no connection. Null: the client has the reply already (304). */
  file: FileContents | (() => Promise<FileContents>) | null;
  filename: string;
  type: string;
  /** The browser shows the file instead of saving it. */
  isInline?: boolean;
  headers?: Readonly<Record<string, string>>;
};

type Answer<E> = ReplyOf<E> extends Blob ? Download : ReplyOf<E>;
/** Reads return their reply; writes also return what they changed, for the audit trail. */
export type Handler<E extends Endpoint> = (
  call: Call<E>,
) => Promise<E['method'] extends 'GET' ? Answer<E> : Written<Answer<E>>>;

export type Route = {
  endpoint: Endpoint;
  handle: (call: Call<Endpoint>) => Promise<unknown>;
  /** The queue of calls that keep the processor or the database busy, by sender: the user, or the site of a visitor. */
  through?: (work: () => Promise<unknown>, sender: string) => Promise<unknown>;
  /** Refuses an upload by its headers alone, before its body is read: for endpoints whose bearer token isn't a login. */
  precheck?: (call: Pick<Call<Endpoint>, 'config' | 'now' | 'request'>) => void;
};

export function route<E extends Endpoint>(
  endpoint: E,
  handle: Handler<E>,
  more: Omit<Route, 'endpoint' | 'handle'> = {},
): Route {
  return { ...more, endpoint, handle: handle as unknown as Route['handle'] };
}
