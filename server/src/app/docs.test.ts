import { expect, test } from 'vitest';
import { testApp } from '../testing/test-app.ts';

const { app } = await testApp();
const get = (url: string) => app.inject({ method: 'GET', url });

test('the contract as OpenAPI names every path once', async () => {
  const document = (await get('/v1/openapi.json')).json<{ openapi: string; paths: Record<string, unknown> }>();
  expect(document.openapi).toBe('3.1.0');
  expect(Object.keys(document.paths)).toContain('/v1/auth/login');
});

type Operation = {
  summary: string;
  parameters: { name?: string; required?: boolean; $ref?: string }[];
  requestBody?: { required: boolean };
};

test('it says what a call can not do without', async () => {
  const document = (await get('/v1/openapi.json')).json<{ paths: Record<string, Record<string, Operation>> }>();
  const calendar = document.paths['/v1/admin/organizations/{organizationId}/calendar']?.['get'];
  expect(calendar?.summary).toBe('List calendar');
  const required = calendar?.parameters.flatMap(({ name, required: is }) => (is && name ? [name] : []));
  expect(required).toEqual(['organizationId', 'dateFrom', 'dateUntil']);
  const login = document.paths['/v1/auth/login']?.['post'];
  expect(login?.requestBody?.required).toBe(true);
  expect(login?.parameters.map(({ $ref }) => $ref)).toContain('#/components/parameters/IdempotencyKey');
});

test('the readable page is made when asked for, with its scripts and the headers that protect it', async () => {
  const page = await get('/docs/');
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-type']).toContain('text/html');
  expect(page.headers['content-security-policy']).toContain("script-src 'self'");
  expect(page.headers['x-content-type-options']).toBe('nosniff');
  const [, script = ''] = /src="\.?\/?(?:docs\/)?(static\/swagger-ui-bundle\.js)"/.exec(page.body) ?? [];
  expect((await get(`/docs/${script}`)).statusCode).toBe(200);
  expect((await get('/docs/json')).json<{ openapi: string }>().openapi).toBe('3.1.0');
});
