import {
  createIntegration,
  getIntegration,
  getOwnOrganization,
  issueClientToken,
  removeIntegration,
} from '@move/contract/integrations/integrations.ts';
import { closeLogin, reopenLogin } from '@move/contract/access/users.ts';
import { getOrganization, removeOrganization } from '@move/contract/organizations/organizations.ts';
import { removeMember } from '@move/contract/team/team.ts';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { routes } from '../../app/routes.ts';
import { hashToken } from '../../platform/auth/token.ts';
import { asSystem } from '../../platform/database/database.ts';
import { testApp } from '../../testing/test-app.ts';
import { seedRole } from '../access/access.seed.ts';
import { seedOrganization } from '../organizations/organizations.seed.ts';

const { app, call, appPool, tenants } = await testApp();

async function newOrganization(name: string) {
  const organizationId = await asSystem(appPool, (db) =>
    seedOrganization(db, { name, home_application_id: tenants.application }),
  );
  return { organizationId };
}

const createCredentials = (params: { organizationId: number }, body: { overwrite?: boolean } = {}) =>
  call(createIntegration, { as: 'admin', params, body });

type Credentials = { client_id: string; client_secret: string };

const issueToken = (credentials: Credentials) =>
  call(issueClientToken, { as: null, body: { grant_type: 'client_credentials', ...credentials } });

const readOwnOrganization = (token: string) =>
  call(getOwnOrganization, { as: null, headers: { authorization: `Bearer ${token}` } });

/** Sends a form as an OAuth client does. */
const postForm = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/v1/oauth/token',
    headers: { 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8', ...headers },
    payload: new URLSearchParams(fields).toString(),
  });

test('a long form is refused before it is parsed', async () => {
  const payload = 'a&'.repeat(500_000);
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const before = process.threadCpuUsage();
  const answer = await app.inject({ method: 'POST', url: '/v1/oauth/token', headers, payload });
  const { user, system } = process.threadCpuUsage(before);
  expect(answer.statusCode).toBe(422);
  expect((user + system) / 1_000).toBeLessThan(500);
});

describe('credentials', () => {
  test('show their secret once; only its hash is stored', async () => {
    const params = await newOrganization('Eenmalig');
    expect((await call(getIntegration, { as: 'admin', params })).body).toEqual({
      client_id: null,
      secret_last4: null,
      created_at: null,
      last_used_at: null,
    });
    const made = await createCredentials(params);
    expect(made.status).toBe(201);
    const { client_id, client_secret } = made.body;
    expect(client_secret.length).toBeGreaterThanOrEqual(43);
    const read = await call(getIntegration, { as: 'admin', params });
    expect(read.body).toMatchObject({ client_id, secret_last4: client_secret.slice(-4), last_used_at: null });
    expect(JSON.stringify(read.body)).not.toContain(client_secret);
    const audited = await asSystem(appPool, (db) => db.selectFrom('audit_log').selectAll().execute());
    expect(audited.map((row) => row.action)).toContain('createIntegration');
    expect(JSON.stringify(audited)).not.toContain(client_secret);
  });

  test('are replaced only on request, and the old ones then stop working', async () => {
    const params = await newOrganization('Overschrijven');
    const first = (await createCredentials(params)).body;
    const { body: token } = await issueToken(first);
    const refused = await createCredentials(params);
    expect(refused.status).toBe(409);
    expect(refused.errors).toEqual({
      overwrite: ['De inloggegevens van een bestaande organisatie worden overschreven'],
    });
    expect((await issueToken(first)).status).toBe(200);
    const second = (await createCredentials(params, { overwrite: true })).body;
    expect((await issueToken(first)).status).toBe(401);
    expect((await readOwnOrganization(token.access_token)).status).toBe(401);
    expect((await issueToken(second)).status).toBe(200);
  });

  test('are created once by three calls at the same time', async () => {
    const params = await newOrganization('Tegelijk');
    const answers = await Promise.all([
      createCredentials(params),
      createCredentials(params),
      createCredentials(params),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
  });

  test('are revoked together with their tokens', async () => {
    const params = await newOrganization('Intrekken');
    const credentials = (await createCredentials(params)).body;
    const { body: token } = await issueToken(credentials);
    expect((await call(removeIntegration, { as: 'admin', params })).status).toBe(204);
    expect([(await issueToken(credentials)).status, (await readOwnOrganization(token.access_token)).status]).toEqual([
      401, 401,
    ]);
    expect((await call(removeIntegration, { as: 'admin', params })).status).toBe(404);
    expect((await call(getIntegration, { as: 'admin', params })).body.client_id).toBeNull();
  });

  test('stop working when their organisation is removed', async () => {
    const params = await newOrganization('Opgeheven');
    const credentials = (await createCredentials(params)).body;
    const { body: token } = await issueToken(credentials);
    await call(removeOrganization, { as: 'superadmin', params });
    expect([(await issueToken(credentials)).status, (await readOwnOrganization(token.access_token)).status]).toEqual([
      401, 401,
    ]);
  });

  test('keep working when their creator leaves the team and loses the login, and a colleague can revoke them', async () => {
    const params = await newOrganization('Vertrokken');
    await asSystem(appPool, async (db) => {
      for (const user_id of [tenants.users.staff, tenants.users.stranger])
        await seedRole(db, { user_id, role: 'organization', organization_id: params.organizationId });
    });
    const credentials = (await call(createIntegration, { as: 'staff', params, body: {} })).body;
    const { body: token } = await issueToken(credentials);
    const creator = { userId: tenants.users.staff };
    const removed = await call(removeMember, { as: 'stranger', params: { ...params, ...creator } });
    const closed = await call(closeLogin, { as: 'superadmin', params: creator, body: {} });
    expect([removed.status, closed.status]).toEqual([204, 200]);
    expect([(await issueToken(credentials)).status, (await readOwnOrganization(token.access_token)).status]).toEqual([
      200, 200,
    ]);
    const read = await call(getIntegration, { as: 'stranger', params });
    expect(read.body).toMatchObject({ client_id: credentials.client_id, last_used_at: expect.any(String) });
    expect((await call(removeIntegration, { as: 'stranger', params })).status).toBe(204);
    expect([(await issueToken(credentials)).status, (await readOwnOrganization(token.access_token)).status]).toEqual([
      401, 401,
    ]);
    await call(reopenLogin, { as: 'superadmin', params: creator, body: {} });
  });

  test('are not returned again for a repeated request', async () => {
    const params = await newOrganization('Herhaald');
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const first = await call(createIntegration, { as: 'admin', params, body: {}, headers });
    expect(first.status).toBe(201);
    const again = await call(createIntegration, { as: 'admin', params, body: {}, headers });
    expect([again.status, Object.keys(again.errors)]).toEqual([409, ['idempotency_key']]);
    const { rows } = await appPool.query<{ response: unknown }>('select response from idempotency_keys');
    expect(rows).toEqual([{ response: null }]);
  });
});

describe('a token', () => {
  test('is issued for a form, for JSON, and for a Basic header', async () => {
    const credentials = (await createCredentials(await newOrganization('Drie manieren'))).body;
    const json = await issueToken(credentials);
    expect(json.body).toMatchObject({ token_type: 'Bearer', expires_in: 3_600, scope: 'offers:read' });
    expect(json.headers['cache-control']).toBe('no-store');
    const posted = await postForm({ grant_type: 'client_credentials', ...credentials });
    expect([posted.statusCode, posted.json().token_type]).toEqual([200, 'Bearer']);
    const { client_id, client_secret } = credentials;
    const authorization = `Basic ${Buffer.from(`${client_id}:${client_secret}`).toString('base64')}`;
    const basic = await postForm({ grant_type: 'client_credentials', scope: 'offers:read' }, { authorization });
    expect([basic.statusCode, (await readOwnOrganization(basic.json().access_token)).status]).toEqual([200, 200]);
  });

  test.each([
    ['no grant type', {}, 400, 'invalid_request'],
    ['another grant type', { grant_type: 'password' }, 400, 'unsupported_grant_type'],
    ['another scope', { grant_type: 'client_credentials', scope: 'admin' }, 400, 'invalid_scope'],
    ['no credentials', { grant_type: 'client_credentials' }, 400, 'invalid_request'],
    [
      'unknown credentials',
      { grant_type: 'client_credentials', client_id: 'mvc_x', client_secret: 'mvs_y' },
      401,
      'invalid_client',
    ],
  ])('is refused with %s, in the format of OAuth', async (_what, fields, status, error) => {
    const response = await postForm(fields as Record<string, string>);
    expect([response.statusCode, response.json().error]).toEqual([status, error]);
    expect(Object.values(response.json().errors).flat()).not.toEqual([]);
  });

  test('is refused with WWW-Authenticate to a client that sent a Basic header', async () => {
    const authorization = `Basic ${Buffer.from('mvc_x:mvs_y').toString('base64')}`;
    const response = await postForm({ grant_type: 'client_credentials' }, { authorization });
    expect([response.statusCode, response.headers['www-authenticate']]).toEqual([401, 'Basic realm="oauth"']);
  });

  test('reads its own organisation and its status', async () => {
    const credentials = (await createCredentials({ organizationId: tenants.organization })).body;
    const { body: token } = await issueToken(credentials);
    const { status, body } = await readOwnOrganization(token.access_token);
    expect(status).toBe(200);
    expect(body.organization).toMatchObject({ id: tenants.organization, name: 'Zwemclub Test', status: 'accepted' });
    const read = await call(getIntegration, { as: 'admin', params: { organizationId: tenants.organization } });
    expect(read.body.last_used_at).not.toBeNull();
  });

  test('is for the home platform, or for another one when the organisation has left its home', async () => {
    const params = await newOrganization('Verhuisd');
    const token = (await issueToken((await createCredentials(params)).body)).body.access_token;
    const platform = async () => {
      const { rows } = await asSystem(appPool, (db) =>
        sql<{ id: number }>`select (enter_client(${hashToken(token)}) ->> 'application_id')::bigint as id`.execute(db),
      );
      return rows[0]?.id;
    };
    const link = { organization_id: params.organizationId, application_id: tenants.otherApplication };
    await asSystem(appPool, (db) => db.insertInto('organization_applications').values(link).execute());
    expect(await platform()).toBe(tenants.application);
    await asSystem(appPool, (db) =>
      db
        .deleteFrom('organization_applications')
        .where('organization_id', '=', params.organizationId)
        .where('application_id', '=', tenants.application)
        .execute(),
    );
    expect(await platform()).toBe(tenants.otherApplication);
  });

  test('is 401 at every endpoint for users', async () => {
    const credentials = (await createCredentials(await newOrganization('Niets anders'))).body;
    const { body: token } = await issueToken(credentials);
    const authorization = `Bearer ${token.access_token}`;
    const guarded = routes.filter(({ endpoint: { permission } }) => permission !== 'public' && permission !== 'client');
    for (const { endpoint } of guarded) {
      const url = endpoint.path.replace(/:[A-Za-z]+/g, '1');
      const payload = endpoint.method === 'GET' ? {} : { payload: '{}' };
      const response = await app.inject({ method: endpoint.method, url, headers: { authorization }, ...payload });
      expect([endpoint.name, response.statusCode]).toEqual([endpoint.name, 401]);
    }
    expect(guarded.length).toBeGreaterThan(50);
  });

  test('only reads: its transaction refuses to write', async () => {
    const credentials = (await createCredentials(await newOrganization('Alleen lezen'))).body;
    const { body: token } = await issueToken(credentials);
    const client = await appPool.connect();
    try {
      await client.query('begin');
      await client.query('select enter_client($1)', [hashToken(token.access_token)]);
      await expect(client.query("update organizations set name = 'Anders'")).rejects.toThrow('read-only transaction');
    } finally {
      await client.query('rollback');
      client.release();
    }
  });

  test('of a user is refused by the endpoint for clients', async () => {
    expect((await call(getOwnOrganization, { as: 'superadmin' })).status).toBe(401);
  });

  test('expires', async () => {
    const credentials = (await createCredentials(await newOrganization('Verlopen'))).body;
    const { body: token } = await issueToken(credentials);
    await asSystem(appPool, (db) =>
      db
        .updateTable('api_client_tokens')
        .set({ expires_at: new Date(Date.now() - 1_000).toISOString() })
        .execute(),
    );
    expect((await readOwnOrganization(token.access_token)).status).toBe(401);
  });

  test('can be requested at most twenty times a minute by one client from one network', async () => {
    const guess = () => issueToken({ client_id: 'mvc_guessed', client_secret: 'mvs_wrong' });
    const answers = await Promise.all(Array.from({ length: 21 }, guess));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
  });
});

test('a trainer can’t see or change credentials', async () => {
  const params = { organizationId: tenants.organization };
  expect((await call(getIntegration, { as: 'trainer', params })).status).toBe(403);
  expect((await call(createIntegration, { as: 'trainer', params, body: {} })).status).toBe(403);
  expect((await call(removeIntegration, { as: 'trainer', params })).status).toBe(403);
  expect((await call(getOrganization, { as: 'trainer', params })).status).toBe(200);
});
