import { linkLocation, updateLocationLink } from '@move/contract/locations/location-links.ts';
import {
  getApplicationLocation,
  getLocation,
  listApplicationLocations,
  removeLocation,
  restoreLocation,
  updateApplicationLocation,
  updateLocation,
} from '@move/contract/locations/locations.ts';
import { getOpeningHours, updateOpeningHours } from '@move/contract/locations/opening-hours.ts';
import { listOrganizationAudit } from '@move/contract/audit/audit.ts';
import { describe, expect, test } from 'vitest';
import { asSystem } from '../../../platform/database/database.ts';
import { testApp } from '../../../testing/test-app.ts';
import { seedRole } from '../../access/access.seed.ts';
import { seedOrganization } from '../../organizations/organizations.seed.ts';
import { seedLocation } from '../locations.seed.ts';

// The owner is on `otherApplication`, which `strangerAdmin` administers, and in some tests on `application` too. `organization` is on
// `application`, which `admin` administers. `childAdmin` administers neither.
const { call, appPool, tenants } = await testApp();
const { organization, application, otherApplication, users } = tenants;
const body = { name: 'OVERGENOMEN', street: 'Laan', house_number: '1', zipcode: '3451 AB', city: 'Waterstad' };

/** A location that `organization` uses, of an owner on `otherApplication` and on `platforms`. `is_admin`: the link may edit. */
async function shared({ platforms = [otherApplication], is_admin = false } = {}) {
  return asSystem(appPool, async (db) => {
    const owner = await seedOrganization(db, { name: 'Judo Eigenaar', home_application_id: otherApplication });
    const middle = await seedOrganization(db, { name: 'Tussenclub', home_application_id: application });
    const locationId = await seedLocation(db, {
      owner_organization_id: owner,
      name: 'Dojo',
      shared_with: [middle, organization],
    });
    await db
      .insertInto('organization_applications')
      .values(platforms.map((application_id) => ({ organization_id: owner, application_id })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await db
      .updateTable('location_organizations')
      .set({ is_admin })
      .where('location_id', '=', locationId)
      .where('organization_id', '=', organization)
      .execute();
    return { owner, locationId, params: { organizationId: organization, locationId } };
  });
}

describe('an administrator of a platform that the owner is not on', () => {
  test('can use the location in their own organisation, but neither edit it nor give others the right to edit it', async () => {
    const { params, locationId } = await shared();
    expect((await call(getLocation, { as: 'admin', params })).body.location.may.update).toBe(false);
    expect((await call(updateLocation, { as: 'admin', params, body })).status).toBe(403);
    expect((await call(updateLocationLink, { as: 'admin', params, body: { is_admin: true } })).status).toBe(403);
    const hours = { opening_hours: [], exceptions: [] };
    expect((await call(updateOpeningHours, { params: { locationId }, body: hours })).status).toBe(403);
    expect((await call(getOpeningHours, { params: { locationId } })).body.may).toEqual({ update: false });
    expect((await call(updateLocation, { params, body })).status).toBe(403);
    const { body: read } = await call(getLocation, { params });
    expect([read.location.name, read.location.may.update]).toEqual(['Dojo', false]);
  });

  test('can open a location in the list of the platform, without editing it', async () => {
    const { locationId } = await shared();
    const { body: list } = await call(listApplicationLocations, { as: 'admin', query: { itemsPerPage: 250 } });
    expect(list.locations.find((row) => row.id === locationId)?.is_admin).toBe(false);
    const opened = await call(getApplicationLocation, { as: 'admin', params: { locationId } });
    expect([opened.status, opened.body.location?.may]).toEqual([200, { update: false, share: false }]);
    expect(opened.body.location?.organization_id).toBe(organization);
    expect((await call(getOpeningHours, { as: 'admin', params: { locationId } })).body.may).toEqual({ update: false });
    const hours = { opening_hours: [], exceptions: [] };
    expect((await call(updateOpeningHours, { as: 'admin', params: { locationId }, body: hours })).status).toBe(403);
    expect((await call(updateApplicationLocation, { as: 'admin', params: { locationId }, body })).status).toBe(403);
    // no organisation of this platform uses it
    expect((await call(getApplicationLocation, { as: 'childAdmin', params: { locationId } })).status).toBe(404);
  });

  test('can’t open a location that the organisations of the platform stopped using', async () => {
    const { locationId } = await shared();
    await asSystem(appPool, (db) =>
      db
        .updateTable('location_organizations')
        .set({ unlinked_at: '2026-01-01T00:00:00Z' })
        .where('location_id', '=', locationId)
        .execute(),
    );
    expect((await call(getApplicationLocation, { as: 'admin', params: { locationId } })).status).toBe(404);
  });

  test('can edit it once the link of their organisation has the right to edit (is_admin)', async () => {
    const { params, locationId } = await shared({ is_admin: true });
    expect((await call(updateLocation, { as: 'admin', params, body })).status).toBe(200);
    expect((await call(updateLocation, { params, body })).status).toBe(200);
    const hours = { opening_hours: [], exceptions: [] };
    expect((await call(updateOpeningHours, { params: { locationId }, body: hours })).status).toBe(200);
  });
});

describe('an administrator of a platform that the owner is on', () => {
  test('edits the location and decides which linked organisations may edit it', async () => {
    const { params, locationId } = await shared({ platforms: [application] });
    const changed = await call(updateApplicationLocation, { as: 'strangerAdmin', params: { locationId }, body });
    expect(changed.status).toBe(200);
    expect((await call(updateLocation, { as: 'admin', params, body })).status).toBe(200);
    expect((await call(updateLocationLink, { as: 'admin', params, body: { is_admin: true } })).status).toBe(200);
    expect((await call(getLocation, { params })).body.location.may.update).toBe(true);
  });

  test('has no rights when they administer only a child of that platform', async () => {
    const { locationId } = await shared({ platforms: [application] });
    const answer = await call(updateApplicationLocation, { as: 'childAdmin', params: { locationId }, body });
    expect(answer.status).toBe(404);
  });
});

test('the list of a platform shows whether the caller may edit a location', async () => {
  const { locationId } = await shared();
  const isEditable = async (as: 'admin' | 'strangerAdmin' | 'staff') => {
    const { body: page } = await call(listApplicationLocations, { as });
    return page.locations.find(({ id }) => id === locationId)?.is_admin;
  };
  expect(await isEditable('admin')).toBe(false);
  expect(await isEditable('strangerAdmin')).toBe(true);
  expect(await isEditable('staff')).toBe(false);
});

test('a list and the record show every caller the same right to edit a location', async () => {
  await shared();
  await shared({ is_admin: true });
  await shared({ platforms: [application] });
  const seen = new Set<boolean>();
  for (const as of ['superadmin', 'admin', 'childAdmin', 'strangerAdmin', 'staff', 'trainer'] as const) {
    const { body: list } = await call(listApplicationLocations, { as });
    for (const { id, is_admin } of list.locations) {
      const { body: opened } = await call(getApplicationLocation, { as, params: { locationId: id } });
      expect([as, id, opened.location.may.update]).toEqual([as, id, is_admin]);
      seen.add(is_admin);
    }
  }
  expect(seen.size).toBe(2);
});

test('an organisation that stops using a location can’t restore what its owner removed', async () => {
  const { params, owner, locationId } = await shared();
  const theirs = { organizationId: owner, locationId };
  expect((await call(removeLocation, { params })).status).toBe(204);
  await asSystem(appPool, (db) =>
    db
      .deleteFrom('location_organizations')
      .where('location_id', '=', locationId)
      .where('organization_id', 'not in', [owner, organization])
      .execute(),
  );
  expect((await call(removeLocation, { as: 'strangerAdmin', params: theirs })).status).toBe(204);
  expect((await call(restoreLocation, { params })).status).toBe(404);
  expect((await call(restoreLocation, { as: 'strangerAdmin', params: theirs })).status).toBe(200);
  expect((await call(restoreLocation, { params })).status).toBe(200);
});

describe('the trail of the owner', () => {
  const actions = async (organizationId: number, locationId: number) => {
    const { body: trail } = await call(listOrganizationAudit, {
      as: 'superadmin',
      params: { organizationId },
      query: { subject: 'locations', subjectId: String(locationId), itemsPerPage: 100 },
    });
    return trail.audit.map(({ action }) => action).toSorted();
  };

  test('has the changes of the location by other organisations, and so have their own trails', async () => {
    const { params, owner, locationId } = await shared({ is_admin: true });
    await call(updateLocation, { params, body });
    await call(updateOpeningHours, { params: { locationId }, body: { opening_hours: [], exceptions: [] } });
    await call(removeLocation, { params });
    await call(linkLocation, { params });
    const edited = ['updateLocation', 'updateOpeningHours'];
    // the other organisation removed the location from its own list: to the owner, it was unlinked
    expect(await actions(owner, locationId)).toEqual(['linkLocation', 'unlinkLocation', ...edited]);
    expect(await actions(organization, locationId)).toEqual(['linkLocation', 'removeLocation', ...edited]);
  });

  test('has one row for each change of the owner', async () => {
    const { owner, locationId } = await shared();
    await asSystem(appPool, (db) =>
      seedRole(db, { user_id: users.nobody, role: 'organization', organization_id: owner }),
    );
    await call(updateLocation, { as: 'nobody', params: { organizationId: owner, locationId }, body });
    expect(await actions(owner, locationId)).toEqual(['updateLocation']);
    expect(await actions(organization, locationId)).toEqual([]);
  });
});
