import type { Endpoint } from '../endpoint.ts';

/** Path and query of a call, e.g. `/v1/admin/organizations/4/locations?page=2`. Leaves out empty values. */
export function buildUrl(
  endpoint: Pick<Endpoint, 'path'>,
  input: { params?: object | undefined; query?: unknown },
): string {
  const params = new Map(Object.entries(input.params ?? {}));
  const path = endpoint.path.replace(/:([A-Za-z]+)/g, (_, name: string) =>
    encodeURIComponent(String(params.get(name))),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value === undefined || value === null || value === '') continue;
    query.set(name, typeof value === 'boolean' ? (value ? '1' : '0') : String(value));
  }
  const search = query.toString();
  return search ? `${path}?${search}` : path;
}
