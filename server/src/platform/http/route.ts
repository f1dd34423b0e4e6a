import type { BodyOf, Endpoint, ParamsOf, QueryOf, ReplyOf } from '@move/contract/kit/endpoint.ts';
import type { Locale } from '@move/domain/kit/messages.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { Storage } from '../storage/storage.ts';
import type { Throttle } from './throttle.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Written } from './written.ts';

/** Who calls, as the database told at the start of the transaction (D2.3). */
export type Caller = {
  user: { id: number; email: string; first_name: string; last_name: string; locale: Locale; avatar_url: string | null };
  tokenId: number;
  /** The superadmin who acts as this person; null for everybody's own session. */
  impersonatorId: number | null;
  roles: readonly string[];
  abilities: readonly string[];
  /** The organisations the person works for; in a call that names none, those in which a role holds the call's ability. */
  organizationIds: readonly number[];
};

export type RequestFacts = {
  id: string;
  ip: string;
  /** The network of that address, for limits: see `networkOf`. */
  network: string;
  userAgent: string | null;
  host: string;
  bearer: string | null;
  /** Credentials of an Authorization header of type Basic. */
  basic: { name: string; password: string } | null;
  /** The marks of the versions that the caller has already. */
  ifNoneMatch: string | null;
};

/** What a handler gets. `db` sees only the rows of the call's scope, inside one transaction. */
export type Call<E> = {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  db: Database;
  /** The transaction of `db`: a read that writes says so here. */
  transaction: { hasWritten: boolean };
  /** Present unless the endpoint is public. */
  caller: E extends { permission: 'public' } ? Caller | null : E extends { permission: 'client' } ? null : Caller;
  locale: Locale;
  now: Date;
  /** The current application (header, host or default); null when the installation has none. */
  applicationId: number | null;
  /** The organisation of the path or record, in those scopes. */
  organizationId: number | null;
  /** The organisation is on the current application; true when the call names no organisation. */
  isOnApplication: boolean;
  request: RequestFacts;
  throttle: Throttle;
  log: FastifyBaseLogger;
  storage: Storage;
  config: Config;
};

type FileContents = AsyncIterable<Uint8Array> | Uint8Array;

export type Download = {
  /** A function is called when the call's transaction is over: slow work holds no connection. Null: the caller has it (304). */
  file: FileContents | (() => Promise<FileContents>) | null;
  filename: string;
  type: string;
  /** Shown in the page rather than saved. */
  isInline?: boolean;
  headers?: Readonly<Record<string, string>>;
};

type Answer<E> = ReplyOf<E> extends Blob ? Download : ReplyOf<E>;
/** Reads answer their reply; writes also say what they changed, for the audit trail. */
export type Handler<E extends Endpoint> = (
  call: Call<E>,
) => Promise<E['method'] extends 'GET' ? Answer<E> : Written<Answer<E>>>;

export type Route = {
  endpoint: Endpoint;
  handle: (call: Call<Endpoint>) => Promise<unknown>;
  /** Where calls that keep the processor or the database busy wait for their turn, and from which network they come. */
  through?: (work: () => Promise<unknown>, network: string) => Promise<unknown>;
  /** Refuses an upload by its headers alone, before its body is read: for endpoints whose bearer isn't a login. */
  precheck?: (call: Pick<Call<Endpoint>, 'config' | 'now' | 'request'>) => void;
};

/** Ties an endpoint of the contract to the function that carries it out. */
export function route<E extends Endpoint>(
  endpoint: E,
  handle: Handler<E>,
  more: Omit<Route, 'endpoint' | 'handle'> = {},
): Route {
  return { ...more, endpoint, handle: handle as unknown as Route['handle'] };
}
