import { errorStatuses } from '@move/contract/kit/error-replies.ts';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test, vi } from 'vitest';
import { testApp } from '../../testing/test-app.ts';
import { routes } from '../routes.ts';

const { app } = await testApp();
const get = (url: string) => app.inject({ method: 'GET', url });

test('the OpenAPI document lists every path once', async () => {
  const document = (await get('/v1/openapi.json')).json<{ openapi: string; paths: Record<string, unknown> }>();
  expect(document.openapi).toBe('3.1.0');
  expect(Object.keys(document.paths)).toContain('/v1/auth/login');
});

test('the document is made once, sent compressed, and not sent again to clients that have it', async () => {
  const write = vi.spyOn(JSON, 'stringify');
  onTestFinished(() => write.mockRestore());
  const isDescription = (value: unknown) => typeof value === 'object' && value !== null && 'openapi' in value;
  for (const url of ['/v1/openapi.json', '/docs/json', '/v1/openapi.json'])
    expect((await get(url)).statusCode).toBe(200);
  expect(write.mock.calls.filter(([value]) => isDescription(value))).toEqual([]);
  const plain = await get('/v1/openapi.json');
  expect(plain.headers).toMatchObject({ vary: 'accept-encoding', 'cache-control': 'public, max-age=3600' });
  for (const [encoding, decode] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const) {
    const headers = { 'accept-encoding': encoding };
    const packed = await app.inject({ url: '/v1/openapi.json', headers });
    expect(packed.headers['content-encoding']).toBe(encoding);
    expect(decode(packed.rawPayload).equals(plain.rawPayload)).toBe(true);
  }
  const headers = { 'if-none-match': String(plain.headers['etag']) };
  const again = await app.inject({ url: '/v1/openapi.json', headers });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('one network can read the document 120 times a minute, and no other format of it exists', async () => {
  const read = () => app.inject({ url: '/v1/openapi.json', remoteAddress: '192.0.2.44' });
  const statuses = [];
  for (let turn = 0; turn < 121; turn++) statuses.push((await read()).statusCode);
  expect(statuses.slice(-2)).toEqual([200, 429]);
  expect((await get('/docs/yaml')).statusCode).toBe(404);
});

type Operation = {
  summary: string;
  parameters: { name?: string; required?: boolean; $ref?: string }[];
  requestBody?: { required: boolean };
};

test('the document marks the required parts of a call', async () => {
  const document = (await get('/v1/openapi.json')).json<{ paths: Record<string, Record<string, Operation>> }>();
  const calendar = document.paths['/v1/admin/organizations/{organizationId}/calendar']?.['get'];
  expect(calendar?.summary).toBe('List calendar');
  const required = calendar?.parameters.flatMap(({ name, required: is }) => (is && name ? [name] : []));
  expect(required).toEqual(['organizationId', 'dateFrom', 'dateUntil']);
  const login = document.paths['/v1/auth/login']?.['post'];
  expect(login?.requestBody?.required).toBe(true);
  expect(login?.parameters.map(({ $ref }) => $ref)).toContain('#/components/parameters/IdempotencyKey');
});

type Refusal = {
  $ref?: string;
  description?: string;
  content?: Record<string, { examples: Record<string, { value: unknown }> }>;
};
type Described = Operation & { operationId: string; responses: Record<string, Refusal> };
type Document = {
  info: { license?: { name: string; identifier: string } };
  paths: Record<string, Record<string, Described>>;
  components: { responses: Record<string, Refusal> };
};

// Checks the recommended rules of redocly without installing it: `npx @redocly/cli lint` gives no warnings for this document.
test('the document has a licence, and each operation lists every error it can return, with an example', async () => {
  const { info, paths, components } = (await get('/v1/openapi.json')).json<Document>();
  expect(info.license).toEqual({ name: 'MIT', identifier: 'MIT' });
  const operations = Object.values(paths).flatMap((path) => Object.values(path));
  expect(operations.length).toBe(routes.length);
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(routes.length);
  const stated = new Map(routes.map(({ endpoint }) => [endpoint.name, errorStatuses(endpoint).map(String)]));
  for (const { operationId, summary, responses } of operations) {
    expect(summary).not.toBe('');
    const statuses = Object.keys(responses);
    expect([operationId, statuses.filter((status) => status >= '400')]).toEqual([operationId, stated.get(operationId)]);
    expect(statuses.filter((status) => /^2\d\d$/.test(status))).toHaveLength(1);
    for (const status of stated.get(operationId) ?? []) {
      const { $ref } = responses[status] ?? {};
      const refusal = $ref ? components.responses[$ref.replace('#/components/responses/', '')] : responses[status];
      const examples = Object.values(refusal?.content?.['application/json']?.examples ?? {});
      expect([operationId, status, examples.length > 0]).toEqual([operationId, status, true]);
      for (const { value } of examples) {
        const sentences = Object.values((value as { errors: Record<string, string[]> }).errors).flat();
        expect([operationId, sentences.join(' ')]).toEqual([operationId, expect.stringMatching(/^[^{}]{8,}$/)]);
      }
    }
  }
});

test('the errors of an operation are derived from its guard, scope, body and problems', () => {
  const statusesOf = (name: string) => {
    const route = routes.find(({ endpoint }) => endpoint.name === name);
    return route ? errorStatuses(route.endpoint) : [];
  };
  expect(statusesOf('listPublicOffers')).toEqual([404, 422, 429, 500, 503]);
  expect(statusesOf('listAuthSessions')).toEqual([401, 403, 429, 500, 503]);
  expect(statusesOf('updateLocation')).toEqual([401, 403, 404, 409, 413, 422, 429, 500, 503]);
  expect(statusesOf('issueClientToken')).toContain(400);
  expect(statusesOf('confirmInvite')).toEqual([401, 403, 404, 409, 410, 413, 422, 429, 500, 503]);
});

test('the readable page is made on first use, with its scripts and security headers', async () => {
  const page = await get('/docs/');
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-type']).toContain('text/html');
  expect(page.headers['content-security-policy']).toContain("script-src 'self'");
  expect(page.headers['x-content-type-options']).toBe('nosniff');
  const [, script = ''] = /src="\.?\/?(?:docs\/)?(static\/swagger-ui-bundle\.js)"/.exec(page.body) ?? [];
  expect((await get(`/docs/${script}`)).statusCode).toBe(200);
  expect((await get('/docs/json')).json<{ openapi: string }>().openapi).toBe('3.1.0');
});
