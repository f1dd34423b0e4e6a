import { globSync } from 'node:fs';
import { join } from 'node:path';
import { listBundleSessions, listBundles } from '../../contract/src/bundles/bundles.ts';
import type { Endpoint } from '../../contract/src/kit/endpoint.ts';
import { listNotifications } from '../../contract/src/notifications/notifications.ts';
import { listSepaBatches } from '../../contract/src/payouts/sepa-batches.ts';
import { listCancellationTerms } from '../../contract/src/rates/cancellation-terms.ts';
import { listSessions } from '../../contract/src/sessions/sessions.ts';
import type { Client } from '../../contract/src/kit/client/client.ts';
import { SWIMMING_CLUB } from './demo-organizations.ts';
import { dayFromNow } from './plans.ts';

const club = { organizationId: SWIMMING_CLUB };
/** An activity that has sessions, a bundle and a waiting list. */
const activity = { ...club, activityId: 1 };
const one = { itemsPerPage: 1 };

type Id = number | string | undefined;

/** Records with content, for parameters where the first row of the list named after the parameter has none. */
const OTHERS: Readonly<Record<string, (api: Client) => Id | Promise<Id>>> = {
  organizationId: () => SWIMMING_CLUB,
  activityId: () => activity.activityId,
  applicationId: () => 2,
  locationTypeId: () => 1,
  productTypeId: () => 1,
  walletId: () => 1,
  month: () => dayFromNow(0).toString().slice(0, 7),
  bundleId: findBundle,
  sessionId: async (api) => {
    const { sessions } = await api(listSessions, { params: activity, query: { itemsPerPage: 250 } });
    return sessions.find(({ start_date }) => start_date > dayFromNow(0).toString())?.id;
  },
  bundleSessionId: async (api) => {
    const bundleId = (await findBundle(api)) ?? 0;
    return (await api(listBundleSessions, { params: { ...activity, bundleId }, query: one })).sessions[0]?.id;
  },
  termId: async (api) => (await api(listCancellationTerms, { params: club, query: one })).cancellation_terms[0]?.id,
  sepaBatchId: async (api) => (await api(listSepaBatches, { query: one })).sepas[0]?.id,
  notificationId: async (api) => {
    const query = { ...one, organization_id: SWIMMING_CLUB, status: 'sent' } as const;
    return (await api(listNotifications, { query })).notifications[0]?.id;
  },
};

async function findBundle(api: Client): Promise<number | undefined> {
  return (await api(listBundles, { params: activity, query: one })).bundles[0]?.id;
}

type ReadRows = (list: Endpoint, input: object) => Promise<Readonly<Record<string, { id: number }[]>>>;

/** Returns the id of a demo record for a parameter of a path: for `rateId`, the first row of `listRates`. */
export async function demoId(api: Client, name: string): Promise<Id> {
  const own = OTHERS[name];
  if (own !== undefined) return own(api);
  const noun = name.replace(/Id$/, '').replace(/^./, (first) => first.toUpperCase());
  const list = (await endpoints()).get(`list${noun.replace(/y$/, 'ie')}s`);
  if (list === undefined) return undefined;
  const read = api as unknown as ReadRows;
  const rows = Object.values(await read(list, { params: club, query: one })).find(Array.isArray);
  return rows?.[0]?.id;
}

let found: Promise<ReadonlyMap<string, Endpoint>> | undefined;

/** Returns the endpoints of the contract by name. */
function endpoints(): Promise<ReadonlyMap<string, Endpoint>> {
  found ??= readEndpoints();
  return found;
}

async function readEndpoints(): Promise<ReadonlyMap<string, Endpoint>> {
  const contract = join(import.meta.dirname, '../../contract/src');
  const files = globSync('**/*.ts', { cwd: contract, exclude: ['**/*.test.ts', '**/texts/**'] });
  const modules = await Promise.all(files.map((file) => import(join(contract, file)) as Promise<object>));
  const isEndpoint = (value: unknown): value is Endpoint =>
    typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'endpoint';
  return new Map(
    modules.flatMap((module) => Object.values(module).filter(isEndpoint)).map((each) => [each.name, each]),
  );
}
