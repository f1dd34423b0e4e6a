import { listActivities, listApplicationActivities } from '@move/contract/activities/activities.ts';
import type { Endpoint } from '@move/contract/kit/endpoint.ts';
import type { PageMeta } from '@move/contract/kit/paging.ts';
import { listOrganizations } from '@move/contract/organizations/organizations.ts';
import { listParticipants } from '@move/contract/participants/participants.ts';
import { listPurchases } from '@move/contract/purchases/purchases.ts';
import { listApplicationSessions, listSessions } from '@move/contract/sessions/sessions.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seedLongLists } from '../../testing/whole/long-lists.ts';
import type { TestUser } from '../../testing/tenants.ts';
import { testApp } from '../../testing/test-app.ts';

const app = await testApp();
const path = await seedLongLists(app);

type Filters = Readonly<Record<string, string | number | boolean>>;
type List = { endpoint: Endpoint; as: readonly TestUser[]; sort: readonly string[]; filters: readonly Filters[] };

const lists: Readonly<Record<string, List>> = {
  organizations: {
    endpoint: listOrganizations,
    as: ['admin', 'childAdmin', 'strangerAdmin'],
    sort: ['name', 'city', 'type', 'status', 'created_at'],
    filters: [{}, { status: 'accepted' }, { search: 'aap' }, { search: 'm', status: 'accepted' }],
  },
  'activities of a platform': {
    endpoint: listApplicationActivities,
    as: ['admin', 'strangerAdmin'],
    sort: ['name', 'sport', 'updated_at'],
    filters: [{}, { search: 'a' }, { organizationId: path.organizationId }, { concept: true }],
  },
  'activities of an organisation': {
    endpoint: listActivities,
    as: ['staff', 'admin'],
    sort: ['name', 'sport', 'updated_at'],
    filters: [{}, { search: 'a' }, { concept: true }],
  },
  'sessions of a platform': {
    endpoint: listApplicationSessions,
    as: ['admin', 'childAdmin', 'strangerAdmin'],
    sort: ['starts_at', 'activity', 'organization', 'taken', 'spots', 'waitlist_count'],
    filters: [{}, { search: 'a' }, { organizationId: path.organizationId }, { dateFrom: '2026-01-10' }],
  },
  'sessions of an activity': {
    endpoint: listSessions,
    as: ['staff'],
    sort: ['starts_at', 'taken', 'spots', 'updated_at'],
    filters: [{}, { dateUntil: '2026-02-01' }],
  },
  participants: {
    endpoint: listParticipants,
    as: ['staff'],
    sort: ['name', 'email', 'age', 'check_in', 'status', 'created_at'],
    filters: [{}, { search: 'aap' }, { status: 'active' }, { checkIn: 'none' }],
  },
  purchases: {
    endpoint: listPurchases,
    as: ['staff'],
    sort: ['created_at', 'name', 'quantity', 'status', 'total_price_in_cents'],
    filters: [{}, { search: 'aap' }, { status: 'paid' }, { paymentType: 'ideal' }, { dateFrom: '2026-01-10' }],
  },
};

type Asked = { list: List; as: TestUser; filters: Filters; sort: string; order: 'asc' | 'desc' };

async function ids({ list, as, ...rest }: Asked, { page = 1, itemsPerPage = 10_000 }) {
  const { filters, ...sorted } = rest;
  const query = { ...filters, ...sorted, page, itemsPerPage };
  const { status, body } = await app.call(list.endpoint, { as, params: path as never, query });
  expect(status).toBe(200);
  const { meta, ...plural } = body as { meta: PageMeta };
  const [rows = []] = Object.values(plural).filter((value) => Array.isArray(value)) as { id: number }[][];
  return { ids: rows.map(({ id }) => id), total: meta.pagination.total };
}

const asking = (list: List): fc.Arbitrary<Asked> =>
  fc.record({
    list: fc.constant(list),
    as: fc.constantFrom(...list.as),
    filters: fc.constantFrom(...list.filters),
    sort: fc.constantFrom(...list.sort),
    order: fc.constantFrom('asc', 'desc'),
  });

describe.each(Object.entries(lists))('%s', (_name, list) => {
  test('every page is a slice of the whole list', { timeout: 120_000 }, async () => {
    const place = fc.record({
      share: fc.double({ min: 0, max: 1.2, noNaN: true }),
      itemsPerPage: fc.integer({ min: 1, max: 60 }),
    });
    const places = fc.array(place, { minLength: 4, maxLength: 4 });
    await fc.assert(
      // reading the whole list is slow, so it is read once for four of its pages
      fc.asyncProperty(asking(list), places, async (asked, chosen) => {
        const all = await ids(asked, {});
        expect(all.total).toBe(all.ids.length);
        for (const { share, itemsPerPage } of chosen) {
          const page = 1 + Math.floor((share * all.total) / itemsPerPage);
          const slice = all.ids.slice((page - 1) * itemsPerPage, page * itemsPerPage);
          expect(await ids(asked, { page, itemsPerPage })).toEqual({ ids: slice, total: all.total });
        }
      }),
      { numRuns: 12 },
    );
  });

  test('the opposite direction is the same list reversed', async () => {
    for (const sort of list.sort) {
      const asked = { list, as: list.as[0] ?? 'admin', filters: {}, sort };
      const up = await ids({ ...asked, order: 'asc' }, {});
      const down = await ids({ ...asked, order: 'desc' }, {});
      expect(up.ids.length).toBeGreaterThan(150);
      expect(down.ids).toEqual(up.ids.toReversed());
    }
  });
});
