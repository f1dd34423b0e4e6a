import type { Endpoint } from '@move/contract/kit/endpoint.ts';
import { routes } from '../../app/routes.ts';
import type { testApp } from '../test-app.ts';
import type { Examples } from './examples.ts';
import { paramsOf } from './params-of.ts';

type Draft = Readonly<Record<string, unknown>>;
type Example = Pick<Examples, 'own' | 'drafts'> & Pick<Awaited<ReturnType<typeof testApp>>, 'call'>;

/** Returns a body that an endpoint takes: its example, else the record that a read of the same path returns. */
export async function draftOf(endpoint: Endpoint, { own, drafts, call }: Example): Promise<Draft | undefined> {
  const draft = drafts[endpoint.name];
  if (draft !== undefined || endpoint.method === 'GET' || endpoint.body === undefined) return draft;
  const read = routes.find((route) => route.endpoint.method === 'GET' && route.endpoint.path === endpoint.path);
  if (read === undefined || typeof read.endpoint.reply === 'string') return undefined;
  const { status, body } = await call<Endpoint>(read.endpoint, { as: 'superadmin', params: paramsOf(endpoint, own) });
  const records = Object.values((status === 200 ? body : {}) as object);
  return records.find((value): value is Draft => typeof value === 'object' && value !== null && !Array.isArray(value));
}
