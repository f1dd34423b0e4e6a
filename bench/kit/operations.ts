import type { World } from '../data/data.ts';

export type Request = { method: 'GET' | 'PUT' | 'POST'; path: string; body?: unknown };
export type Operation = { name: string; next: (turn: number) => Request };

/** Returns the path and body of each request of an operation, the same for all servers. */
export function operations(
  { organizationId, emails, password }: World,
  ids: readonly number[],
  size: number,
): Operation[] {
  const path = `/v1/admin/organizations/${organizationId}/locations`;
  const perPage = 25;
  const pages = Math.floor(size / perPage);
  const idOf = (turn: number) => ids[turn % ids.length] ?? 0;
  // 1 in 1000 streets has this name, each with its own number
  const wanted = (turn: number) => `zonnebloemweg ${(turn * 1000) % size}`.slice(0, -1);
  const get = (query: string): Request => ({ method: 'GET', path: `${path}?itemsPerPage=${perPage}&${query}` });
  return [
    { name: 'list', next: (turn) => get(`page=${(turn % 3) + 1}`) },
    { name: 'search', next: (turn) => get(`search=${encodeURIComponent(wanted(turn))}`) },
    { name: 'deep page', next: (turn) => get(`page=${Math.floor(pages / 2) + (turn % 10)}`) },
    { name: 'last page', next: () => get(`page=${pages}`) },
    { name: 'get one', next: (turn) => ({ method: 'GET', path: `${path}/${idOf(turn)}` }) },
    { name: 'update', next: (turn) => ({ method: 'PUT', path: `${path}/${idOf(turn)}`, body: draft(turn) }) },
    {
      name: 'login',
      next: (turn) => ({
        method: 'POST',
        path: '/v1/auth/login',
        body: { email: emails[turn % emails.length], password },
      }),
    },
  ];
}

const draft = (turn: number) => ({
  name: `Sporthal ${turn} vernieuwd`,
  street: 'Kerkstraat',
  house_number: String(turn % 300),
  zipcode: '1234 AB',
  city: 'Utrecht',
});
