import type { Endpoint } from '@move/contract/kit/endpoint.ts';
import { getToday } from '@move/contract/check-in/check-in.ts';
import { searchEverything } from '@move/contract/search/search.ts';
import { requiredAbilities } from '@move/domain/access/guard.ts';
import { toLocalTime } from '@move/domain/kit/dates/time-zones.ts';
import { describe, expect, test } from 'vitest';
import { seedRole } from '../../features/access/access.seed.ts';
import { seedActivity } from '../../features/activities/activities.seed.ts';
import { seedParticipant } from '../../features/bookings/bookings.seed.ts';
import { seedLocation } from '../../features/locations/locations.seed.ts';
import { seedOrganization } from '../../features/organizations/organizations.seed.ts';
import { seedProduct } from '../../features/products/products.seed.ts';
import { seedSessions } from '../../features/sessions/sessions.seed.ts';
import { asSystem } from '../../platform/database/database.ts';
import { testApp } from '../../testing/test-app.ts';
import { routes } from '../routes.ts';

// Tests docs/rules/access.md#several-organisations. Here `nobody` is staff of Alfa and trainer of Bravo, with different permissions.
const { call, appPool, tenants } = await testApp();
const { application, otherApplication, users } = tenants;

async function seedClub(name: string, role: 'organization' | 'trainer' | null, applicationId = application) {
  return asSystem(appPool, async (db) => {
    const organization_id = await seedOrganization(db, { name, home_application_id: applicationId });
    if (role) await seedRole(db, { user_id: users.nobody, role, organization_id });
    const activity_id = await seedActivity(db, { organization_id, name: `${name} les`, concept: false });
    await seedProduct(db, { organization_id, name: `${name} kaart` });
    await seedLocation(db, { owner_organization_id: organization_id, name: `${name} hal` });
    // a session that is running now, because a later one may be tomorrow
    const [from, until] = [-1, 1].map((hours) =>
      toLocalTime(Temporal.Now.instant().add({ hours }).toString(), 'Europe/Amsterdam'),
    );
    const [session_id = 0] = await seedSessions(db, {
      organization_id,
      activity_id,
      start_date: from?.date ?? '',
      start_time: from?.time ?? '',
      end_date: until?.date ?? '',
      end_time: until?.time ?? '',
    });
    await seedParticipant(db, { organization_id, session_id });
    return organization_id;
  });
}
const alfa = await seedClub('Alfa', 'organization');
const bravo = await seedClub('Bravo', 'trainer');

const grant = async (role: string, abilities: readonly string[]) => {
  await appPool.query('delete from role_abilities where role = $1 and ability = any ($2)', [role, abilities]);
  await appPool.query('insert into role_abilities select $1, unnest($2::text[])', [role, abilities]);
};
const take = (role: string, abilities: readonly string[]) =>
  appPool.query('delete from role_abilities where role = $1 and ability = any ($2)', [role, abilities]);

/** The address of each club's participant. */
const QUERIES: Readonly<Record<string, object>> = { getPerson: { email: 'sanne@test.example' } };

const read = async (endpoint: Endpoint, query: object = QUERIES[endpoint.name] ?? {}) => {
  const { status, body } = await call(endpoint, { as: 'nobody', query });
  return { status, text: JSON.stringify(body) };
};

/** Reads that require a permission but name no organisation; they return rows of several organisations. */
const reads = routes
  .map(({ endpoint }) => endpoint)
  .filter(
    ({ method, scope, reply }) => method === 'GET' && reply !== 'file' && ['named', 'application'].includes(scope),
  )
  .filter(({ permission, path }) => requiredAbilities(permission).abilities.length > 0 && !path.includes(':'));

/** Users with several organisations must name one in these calls. */
const ASKS_FOR_ONE = ['listProfileZipcodes'];

describe('a call without an organisation', () => {
  test.each(reads.map((endpoint) => [endpoint.name, endpoint] as const))(
    '%s shows only organisations in which a role of the caller has the permission',
    async (_name, endpoint) => {
      const { abilities } = requiredAbilities(endpoint.permission);
      const { rows: before } = await appPool.query('select role, ability from role_abilities');
      await grant('organization', abilities);
      await grant('trainer', abilities);
      const both = await read(endpoint);
      await take('trainer', abilities);
      const one = await read(endpoint);
      await appPool.query('delete from role_abilities');
      await appPool.query(
        'insert into role_abilities select * from jsonb_to_recordset($1) as held (role text, ability text)',
        [JSON.stringify(before)],
      );
      expect([both.status, one.status]).toEqual([ASKS_FOR_ONE.includes(endpoint.name) ? 422 : 200, 200]);
      expect(one.text).not.toContain('Bravo');
      // a read that showed both organisations still shows Alfa, where the role has the permission
      if (both.text.includes('Bravo')) expect(one.text).toContain('Alfa');
    },
  );

  test('with both permissions, several of these reads show the other organisation', async () => {
    const shown = await Promise.all(reads.map(async (endpoint) => (await read(endpoint)).text.includes('Bravo')));
    expect(shown.filter(Boolean).length).toBeGreaterThan(3);
  });

  test('today leaves out an organisation whose people the caller may not see, and is refused when it names that organisation', async () => {
    await take('trainer', ['manage-participants']);
    const named = await call(getToday, { as: 'nobody', query: { organization_id: bravo } });
    const today = await read(getToday);
    const own = await call(getToday, { as: 'nobody', query: { organization_id: alfa } });
    await grant('trainer', ['manage-participants']);
    expect([named.status, today.status, own.status]).toEqual([403, 200, 200]);
    expect([today.text.includes('Alfa'), today.text.includes('Bravo')]).toEqual([true, false]);
  });

  test('search checks the permission for each type of result in each organisation', async () => {
    const kindsOf = async (q: string) => {
      const { body } = await call(searchEverything, { as: 'nobody', query: { q } });
      return body.results.map(({ kind }) => kind).toSorted();
    };
    expect(await kindsOf('Bravo')).toEqual(['activity', 'location', 'organization', 'product']);
    await take('trainer', ['view-products', 'view-locations']);
    expect(await kindsOf('Bravo')).toEqual(['activity', 'organization']);
    expect(await kindsOf('Alfa')).toEqual(['activity', 'location', 'organization', 'product']);
    await grant('trainer', ['view-products', 'view-locations']);
  });

  test("an administrator who is a trainer elsewhere has only a trainer's permissions there, and the other way round", async () => {
    const charlie = await seedClub('Charlie', null, otherApplication);
    const role = { user_id: users.nobody, role: 'admin', application_id: otherApplication } as const;
    await asSystem(appPool, (db) => seedRole(db, role));
    await take('admin', ['view-products', 'manage-participants']);
    const productsOf = async (q: string) => {
      const { body } = await call(searchEverything, { as: 'nobody', query: { q } });
      return body.results.filter(({ kind }) => kind === 'product').length;
    };
    expect([await productsOf('Charlie'), await productsOf('Bravo')]).toEqual([0, 1]);
    await grant('admin', ['view-products', 'manage-participants']);
    await take('trainer', ['view-products']);
    expect([await productsOf('Charlie'), await productsOf('Bravo'), await productsOf('Alfa')]).toEqual([1, 0, 1]);
    await grant('trainer', ['view-products']);
    expect(charlie).toBeGreaterThan(0);
    await asSystem(appPool, (db) =>
      db.deleteFrom('user_roles').where('role', '=', 'admin').where('user_id', '=', users.nobody).execute(),
    );
  });
});
