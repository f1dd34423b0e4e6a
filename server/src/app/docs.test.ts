import { expect, test } from 'vitest';
import { testApp } from '../testing/test-app.ts';

const { app } = await testApp();
const get = (url: string) => app.inject({ method: 'GET', url });

test('the contract as OpenAPI names every path once', async () => {
  const document = (await get('/v1/openapi.json')).json<{ openapi: string; paths: Record<string, unknown> }>();
  expect(document.openapi).toBe('3.1.0');
  expect(Object.keys(document.paths)).toContain('/v1/auth/login');
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
