import { GRANTED_ROLES, type GrantedRole } from '@move/domain/access/roles.ts';
import { allows, implies } from '@move/domain/access/guard.ts';
import { type Endpoint, paramNames } from '@move/contract/kit/endpoint.ts';
import { gate } from '@move/domain/access/gate.ts';
import { describe, expect, test } from 'vitest';
import { draftOf } from '../../testing/whole/draft-of.ts';
import { seedExamples } from '../../testing/whole/examples.ts';
import { paramsOf } from '../../testing/whole/params-of.ts';
import type { TestUser } from '../../testing/tenants.ts';
import { testApp } from '../../testing/test-app.ts';
import { routes } from '../routes.ts';

// Attacks every endpoint of the contract in the same ways, so that none needs its own test (docs/rules/access.md#scope-of-a-call).
const app = await testApp();
const { own, foreign, drafts, queries } = await seedExamples(app.appPool, app.tenants);
const endpoints = routes.map((route) => route.endpoint);
const guarded = endpoints.filter((endpoint) => endpoint.permission !== 'public');
// endpoints for other systems have no user, so each user gets 401, as without a token
const forPeople = guarded.filter((endpoint) => endpoint.permission !== 'client');
const { rows: grants } = await app.appPool.query<{ role: string; ability: string }>(
  'select role, ability from role_abilities',
);

/** The test user of each role; a role without a user does not compile. */
const attackers: Readonly<Record<GrantedRole, TestUser>> = {
  admin: 'admin',
  organization: 'staff',
  trainer: 'trainer',
};
/** Rows without a tenant, which every administrator may change. */
const SHARED = ['tagId', 'globalCategoryId'];
const namesOf = (endpoint: Endpoint) => paramNames(endpoint.path).filter((name) => name.endsWith('Id'));

function isAllowed(endpoint: Endpoint, role: string): boolean {
  const abilities = grants.filter((grant) => grant.role === role).map((grant) => grant.ability);
  return allows(endpoint.permission, gate({ roles: [role], abilities }));
}

const body = (endpoint: Endpoint) => (endpoint.body ? { body: { nonsense: true } } : {});

describe('without a login', () => {
  test.each(guarded.map((endpoint) => [endpoint.name, endpoint] as const))(
    '%s returns 401',
    async (_name, endpoint) => {
      const params = paramsOf(endpoint, own);
      expect((await app.call(endpoint, { as: null, params, ...body(endpoint) })).status).toBe(401);
      const headers = { authorization: 'Bearer made-up' };
      expect((await app.call(endpoint, { as: null, params, headers, ...body(endpoint) })).status).toBe(401);
    },
  );
});

describe('without the permission', () => {
  const cases = forPeople.flatMap((endpoint) =>
    GRANTED_ROLES.filter((role) => !isAllowed(endpoint, role)).map(
      (role) => [endpoint.name, attackers[role], endpoint] as const,
    ),
  );
  test.each(cases)('%s returns 403 to %s', async (_name, someone, endpoint) => {
    const answer = await app.call(endpoint, { as: someone, params: paramsOf(endpoint, own), ...body(endpoint) });
    expect(answer.status).toBe(403);
    expect(answer.errors).toHaveProperty('permission');
  });
});

describe('under a bundle', () => {
  const cases = forPeople.filter(({ path }) => path.includes('/bundles/:bundleId'));
  test.each(cases.map((endpoint) => [endpoint.name, endpoint] as const))(
    '%s requires the permission to see bundles, besides any other',
    async (_name, endpoint) => {
      expect(implies(endpoint.permission, 'view-bundle')).toBe(true);
      await app.appPool.query("delete from role_abilities where role = 'organization' and ability = 'view-bundle'");
      const refused = await app.call(endpoint, { params: paramsOf(endpoint, own), ...body(endpoint) });
      await app.appPool.query("insert into role_abilities values ('organization', 'view-bundle')");
      expect([refused.status, Object.keys(refused.errors)]).toEqual([403, ['permission']]);
    },
  );

  test('such endpoints exist for the bundle, its sessions, participants, waiting list and messages', () => {
    expect(cases.length).toBeGreaterThan(25);
  });
});

describe('for another tenant', () => {
  const cases = forPeople.filter((endpoint) => namesOf(endpoint).some((name) => !SHARED.includes(name)));
  test.each(cases.map((endpoint) => [endpoint.name, endpoint] as const))('%s returns 404', async (_name, endpoint) => {
    const isForPlatform = !isAllowed(endpoint, 'organization');
    const as: TestUser = isForPlatform ? 'strangerAdmin' : 'stranger';
    if (!isAllowed(endpoint, isForPlatform ? 'admin' : 'organization')) return;
    const draft = drafts[endpoint.name];
    const sent = draft ? { body: draft } : body(endpoint);
    const answer = await app.call(endpoint, { as, params: paramsOf(endpoint, own), ...sent });
    expect(answer.status).toBe(404);
    expect(answer.errors).toHaveProperty('id');
  });

  const nested = cases.filter((endpoint) => namesOf(endpoint)[0] === 'organizationId' && namesOf(endpoint).length > 1);
  test.each(nested.map((endpoint) => [endpoint.name, endpoint] as const))(
    "%s does not find another organisation's row under the caller's organisation",
    async (_name, endpoint) => {
      const params = paramsOf(endpoint, { ...foreign, organizationId: app.tenants.organization });
      const draft = await draftOf(endpoint, { own, drafts, call: app.call });
      const answer = await app.call(endpoint, {
        as: 'superadmin',
        params,
        ...(endpoint.body ? { body: draft ?? {} } : {}),
      });
      // without an example body the reply may be 422, because the schema is checked before the row
      expect(endpoint.body && !draft ? [404, 422] : [404]).toContain(answer.status);
    },
  );
});

describe('with a malformed or unknown id', () => {
  const cases = forPeople.filter((endpoint) => namesOf(endpoint).length > 0);
  test.each(cases.map((endpoint) => [endpoint.name, endpoint] as const))('%s returns 404', async (_name, endpoint) => {
    for (const id of ['abc', '0', '-1', '1.5', '99999999999999999999']) {
      const wrong = Object.fromEntries(namesOf(endpoint).map((name) => [name, id]));
      const params = paramsOf(endpoint, { ...own, ...wrong });
      expect((await app.call(endpoint, { as: 'superadmin', params, ...body(endpoint) })).status).toBe(404);
    }
  });
});

const prechecked = new Set(routes.flatMap(({ endpoint, precheck }) => (precheck ? [endpoint.name] : [])));

describe('with invalid input', () => {
  const cases = endpoints.filter((endpoint) => endpoint.body);
  test.each(cases.map((endpoint) => [endpoint.name, endpoint] as const))(
    '%s returns 422 by field',
    async (_name, endpoint) => {
      const params = paramsOf(endpoint, own);
      const as = endpoint.permission === 'public' ? null : 'superadmin';
      for (const nonsense of [[], 'text', 12]) {
        const answer = await app.call(endpoint, { as, params, body: nonsense as never });
        // an endpoint with its own bearer token checks it before the body
        expect(answer.status).toBe(prechecked.has(endpoint.name) ? 401 : 422);
        expect(Object.values(answer.errors).flat().length).toBeGreaterThan(0);
      }
    },
  );
});

test('every read returns a reply that fits its schema', async () => {
  const reads = forPeople.filter((endpoint) => endpoint.method === 'GET' && endpoint.reply !== 'file');
  for (const endpoint of reads) {
    // here the app parses each reply by its schema, so a wrong reply becomes a 500
    const answer = await app.call(endpoint, {
      as: 'superadmin',
      params: paramsOf(endpoint, own),
      query: queries[endpoint.name] ?? {},
    });
    expect([endpoint.name, answer.status]).toEqual([endpoint.name, 200]);
  }
});

test('a file is only returned by reads, so none is stored for a repeated write', () => {
  const files = endpoints.filter(({ reply }) => reply === 'file');
  expect(files.map(({ method }) => method)).toEqual(files.map(() => 'GET'));
});

test('every endpoint has one name, the same as its constant, and one path', () => {
  const addresses = endpoints.map((endpoint) => `${endpoint.method} ${endpoint.path.replace(/:\w+/g, ':id')}`);
  expect(new Set(endpoints.map((endpoint) => endpoint.name)).size).toBe(endpoints.length);
  expect(new Set(addresses).size).toBe(addresses.length);
});
