import { listPublicOffers } from '@move/contract/offers/offers.ts';
import { describe, expect, test } from 'vitest';
import { testApp } from '../../testing/test-app.ts';
import { routes } from '../routes.ts';

// Tests docs/adr/0024-public-reads-take-turns.md.
const { app } = await testApp();

const lists = routes.filter(({ endpoint }) => {
  const query = endpoint.query?.safeParse({}).data;
  return (
    endpoint.path.startsWith('/v1/public/') && typeof query === 'object' && query !== null && 'itemsPerPage' in query
  );
});

describe.each(lists.map((one) => [one.endpoint.name, one] as const))('%s', (_name, { endpoint, through }) => {
  test('has pages of 100 at most', () => {
    const accepts = (itemsPerPage: number) => endpoint.query?.safeParse({ itemsPerPage }).success;
    expect([100, 101].map(accepts)).toEqual([true, false]);
  });

  test('takes networks in turn when calls must wait', () => {
    expect(through).toBeDefined();
  });
});

test('there are public lists to test', () => {
  expect(lists.map(({ endpoint }) => endpoint.name)).toContain(listPublicOffers.name);
});

test('many calls from one network are refused before they use all connections, and another network is served', async () => {
  const read = (remoteAddress: string) => app.inject({ method: 'GET', url: '/v1/public/offers', remoteAddress });
  const crowd = Promise.all(Array.from({ length: 200 }, () => read('192.0.2.1')));
  const other = await read('192.0.2.2');
  expect(other.statusCode).toBe(200);
  const statuses = (await crowd).map(({ statusCode }) => statusCode);
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
  expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(51);
});

test('a query with thousands of parameters is refused without an error in our code', async () => {
  const names = Array.from({ length: 1_001 }, (_, at) => `n${at}=`).join('&');
  const { statusCode } = await app.inject({ method: 'GET', url: `/v1/public/offers?${names}` });
  expect(statusCode).toBe(422);
});
