import { join } from 'node:path';
import type { BodyInputOf, Endpoint, ParamsOf, QueryInputOf, ReplyOf } from '@move/contract/kit/endpoint.ts';
import { toFormData } from '@move/contract/kit/upload.ts';
import { buildUrl } from '@move/contract/kit/client/build-url.ts';
import type { FieldErrors } from '@move/contract/kit/validate.ts';
import { afterAll } from 'vitest';
import { buildApp } from '../app/build-app.ts';
import { issueToken } from '../features/access/login/issue-token.ts';
import type { Config } from '../platform/config.ts';
import { asSystem } from '../platform/database/database.ts';
import type { Mails } from '../platform/database/schema.ts';
import { createLog } from '../platform/log/create-log.ts';
import { seedTenants, type TestUser } from './tenants.ts';
import { testConfig } from './test-config.ts';
import { testDatabase } from './test-database.ts';

export type Mail = Pick<Mails, 'subject' | 'reply_to' | 'body_text' | 'body_html' | 'locale'>;

export type TestAnswer<E> = {
  status: number;
  body: ReplyOf<E>;
  errors: FieldErrors;
  headers: Record<string, unknown>;
  bytes: Buffer;
};

export type TestInput<E> = {
  as?: TestUser | null;
  params?: ParamsOf<E>;
  query?: QueryInputOf<E> | Record<string, unknown>;
  /** Any object is accepted, because many tests send invalid bodies. */
  body?: BodyInputOf<E> | Record<string, unknown>;
  headers?: Record<string, string>;
  /** The IP address of the caller. */
  from?: string;
};

function payloadOf({ upload }: Endpoint, body: unknown): FormData | string | undefined {
  if (body === undefined) return undefined;
  const isForm = upload !== undefined && typeof body === 'object' && body !== null && 'file' in body;
  return isForm ? toFormData(body) : JSON.stringify(body);
}

/**
 * An empty directory. Registering a route for each of the web app's 900 files takes two thirds of the time to build an app; web.test.ts has
 * its own files.
 */
const NO_WEB_APP = join(import.meta.dirname, 'no-web-app');

/** The whole app on a database for this test file, with the platforms, organisations and users of `seedTenants`. */
export async function testApp(changes: Partial<Config> = {}) {
  const database = await testDatabase();
  const tenants = await seedTenants(database.appPool);
  const config = testConfig(changes);
  const app = await buildApp({ config, database, log: createLog('silent'), checkReplies: true, webDist: NO_WEB_APP });
  afterAll(() => app.close());
  const tokens = new Map<TestUser, string>();

  /** Returns the token of a user's session: the same one each time, unless `isAnew` starts another. */
  async function signIn(someone: TestUser, { isAnew = false } = {}): Promise<string> {
    const known = tokens.get(someone);
    if (known && !isAnew) return known;
    const facts = { ip: '127.0.0.1', userAgent: null };
    const issue = { userId: tenants.users[someone], request: facts, now: new Date(), config };
    const { apiToken } = await asSystem(database.appPool, (db) => issueToken(db, issue));
    tokens.set(someone, apiToken);
    return apiToken;
  }

  async function call<E extends Endpoint>(endpoint: E, input: TestInput<E> = {}): Promise<TestAnswer<E>> {
    const { as = 'staff', params, query, body, headers = {}, from } = input;
    const token = as ? await signIn(as) : null;
    const payload = payloadOf(endpoint, body);
    const response = await app.inject({
      method: endpoint.method,
      url: buildUrl(endpoint, { params, query }),
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(typeof payload === 'string' ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      ...(payload === undefined ? {} : { payload }),
      ...(from === undefined ? {} : { remoteAddress: from }),
    });
    const isJson = String(response.headers['content-type'] ?? '').includes('json');
    const read = isJson ? response.json() : response.body;
    return {
      status: response.statusCode,
      body: read,
      errors: read?.errors ?? {},
      headers: response.headers,
      bytes: response.rawPayload,
    };
  }

  /** The mails to this address, oldest first. */
  async function mailsTo(recipient: string): Promise<Mail[]> {
    const { rows } = await database.appPool.query<Mail>(
      'select subject, reply_to, body_text, body_html, locale from mails where recipient = $1 order by id',
      [recipient],
    );
    return rows;
  }

  return { app, call, signIn, mailsTo, tenants, config, ...database };
}
