import { expect, test } from 'vitest';
import { testApp } from '../testing/test-app.ts';

const { app, signIn } = await testApp();

test.each(['activities', 'sessions', 'products', 'locations', 'orders'])(
  'the list of %s of the current platform is the same under application and applications',
  async (list) => {
    const headers = { authorization: `Bearer ${await signIn('admin')}` };
    const read = async (path: string) => {
      const { statusCode, body } = await app.inject({ url: `/v1/admin/${path}/${list}?itemsPerPage=5`, headers });
      return [statusCode, body];
    };
    const [status, body] = await read('applications');
    expect(status).toBe(200);
    expect(await read('application')).toEqual([status, body]);
  },
);

test('other paths stay as they are', async () => {
  const headers = { authorization: `Bearer ${await signIn('admin')}` };
  const { statusCode } = await app.inject({ url: '/v1/admin/application/activities/1', headers });
  expect(statusCode).toBe(404);
});
