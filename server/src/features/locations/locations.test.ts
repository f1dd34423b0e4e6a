import { listLinkableLocations, linkLocation, updateLocationLink } from '@move/contract/locations/location-links.ts';
import {
  createLocation,
  getLocation,
  listApplicationLocations,
  listLocations,
  removeLocation,
  restoreLocation,
  updateApplicationLocation,
  updateLocation,
} from '@move/contract/locations/locations.ts';
import { geocode } from '@move/contract/locations/geocode.ts';
import { getOpeningHours, updateOpeningHours } from '@move/contract/locations/opening-hours.ts';
import { describe, expect, test } from 'vitest';
import { asSystem } from '../../platform/database/database.ts';
import { testApp } from '../../testing/test-app.ts';
import { seedContact } from '../contacts/contacts.seed.ts';
import { seedOrganization } from '../organizations/organizations.seed.ts';
import { seedLocationTypes, seedSports } from '../taxonomy/taxonomy.seed.ts';
import { seedLocation } from './locations.seed.ts';

const { call, appPool, tenants } = await testApp();
const { organization, childOrganization, otherOrganization } = tenants;
const own = { organizationId: organization };
const world = await asSystem(appPool, async (db) => {
  const neighbour = await seedOrganization(db, { name: 'Judo Naast', home_application_id: tenants.application });
  return {
    neighbour: await seedLocation(db, { owner_organization_id: neighbour, name: 'Dojo Naast' }),
    sports: await seedSports(db, ['Zwemmen', 'Judo']),
    types: await seedLocationTypes(db, ['Zwembad', 'Sporthal']),
    contact: await seedContact(db, { organization_id: organization, first_name: 'Daan', last_name: 'Visser' }),
    foreignContact: await seedContact(db, { organization_id: otherOrganization, first_name: 'Vreemd' }),
    foreign: await seedLocation(db, { owner_organization_id: otherOrganization, name: 'Tennisbaan Elders' }),
    near: await seedLocation(db, { owner_organization_id: childOrganization, name: 'Dojo Zuid' }),
  };
});

const draft = {
  name: 'Zwembad De Waterlelie',
  street: 'Sportlaan',
  house_number: '12-A',
  zipcode: '3451ab',
  city: 'Waterstad',
  latitude: 51.98412,
  longitude: 5.11873,
  type_ids: [world.types.Zwembad],
  sport_ids: [world.sports.Zwemmen, world.sports.Zwemmen],
  contacts: [{ contact_id: world.contact, roles: ['trainer' as const, 'contact_person' as const] }],
};

async function newLocation(name = 'Nieuw') {
  const { body } = await call(createLocation, { params: own, body: { ...draft, name } });
  return body.location;
}

describe('a location', () => {
  test('is created with all fields, normalised, and editable by its creator', async () => {
    const { status, body } = await call(createLocation, { params: own, body: draft });
    expect(status).toBe(201);
    expect(body.location).toMatchObject({
      zipcode: '3451 AB',
      country: 'NL',
      sport_ids: [world.sports.Zwemmen],
      contacts: [{ contact_id: world.contact, roles: ['trainer', 'contact_person'] }],
      owner: { id: organization, name: 'Zwemclub Test' },
      may: { update: true },
    });
  });

  test.each([
    ['an empty name', { name: '  ' }, 'name', 'Naam is verplicht'],
    ['a postcode of another form', { zipcode: '0451 AB' }, 'zipcode', undefined],
    ['half a pin', { longitude: null }, 'longitude', 'Lengtegraad is verplicht'],
    ['a pin off the globe', { latitude: 90.0001 }, 'latitude', 'Breedtegraad mag maximaal 90 zijn'],
    [
      'a button without an address',
      { show_link: true, link_label: 'Kijk' },
      'link_url',
      'Link van de knop is verplicht',
    ],
    ['a button to a script', { link_url: 'javascript:alert(1)' }, 'link_url', undefined],
    [
      'a contact without a role',
      { contacts: [{ contact_id: world.contact, roles: [] }] },
      'contacts.0.roles',
      'Kies voor elke contactpersoon minimaal één rol',
    ],
    ['an unknown sport', { sport_ids: [987_654] }, 'sport_ids', undefined],
    [
      'another organisation’s contact',
      { contacts: [{ contact_id: world.foreignContact, roles: ['trainer'] }] },
      'contacts',
      undefined,
    ],
  ])('is refused with %s, on its field', async (_what, change, field, message) => {
    const { status, errors } = await call(createLocation, { params: own, body: { ...draft, ...change } });
    expect(status).toBe(422);
    expect(Object.keys(errors)).toEqual([field]);
    if (message) expect(errors[field]).toEqual([message]);
  });

  test('accepts a Belgian postcode when it is in Belgium', async () => {
    const { body } = await call(createLocation, { params: own, body: { ...draft, country: 'be', zipcode: '2000' } });
    expect(body.location).toMatchObject({ country: 'BE', zipcode: '2000' });
  });

  test('keeps its country when an update has none, and checks its postcode against it', async () => {
    const belgian = { ...draft, country: 'BE', zipcode: '2000' };
    const { body } = await call(createLocation, { params: own, body: belgian });
    const params = { ...own, locationId: body.location.id };
    const updated = await call(updateLocation, { params, body: { ...draft, zipcode: '3000' } });
    expect(updated.body.location).toMatchObject({ country: 'BE', zipcode: '3000' });
    const dutch = await call(updateLocation, { params, body: { ...draft, country: 'NL', zipcode: '3000' } });
    expect([dutch.status, Object.keys(dutch.errors)]).toEqual([422, ['zipcode']]);
    const { id } = await newLocation();
    const moved = await call(updateLocation, {
      params: { ...own, locationId: id },
      body: { ...draft, zipcode: '3000' },
    });
    expect([moved.status, Object.keys(moved.errors)]).toEqual([422, ['zipcode']]);
  });

  test('keeps fields that an update leaves out', async () => {
    const { id } = await newLocation();
    const { name, street, house_number, zipcode, city } = draft;
    const body = { name, street, house_number, zipcode, city, is_hidden: true };
    const updated = await call(updateLocation, { params: { ...own, locationId: id }, body });
    expect(updated.status).toBe(200);
    expect(updated.body.location).toMatchObject({
      is_hidden: true,
      latitude: 51.98412,
      type_ids: [world.types.Zwembad],
    });
  });

  test('keeps or loses both coordinates of its pin', async () => {
    const { id } = await newLocation();
    const params = { ...own, locationId: id };
    const { name, street, house_number, zipcode, city } = draft;
    const rest = { name, street, house_number, zipcode, city };
    const half = await call(updateLocation, { params, body: { ...rest, latitude: null } });
    expect([half.status, half.errors]).toEqual([422, { longitude: ['Lengtegraad is verplicht'] }]);
    const none = await call(updateLocation, { params, body: { ...rest, latitude: null, longitude: null } });
    expect(none.body.location).toMatchObject({ latitude: null, longitude: null });
  });

  test('has a contact only once, with all its roles, when a draft names the contact several times', async () => {
    const contacts = ['trainer', 'contact_person', 'trainer'].map((role) => ({
      contact_id: world.contact,
      roles: [role],
    }));
    const { status, body } = await call(createLocation, { params: own, body: { ...draft, contacts } });
    expect(status).toBe(201);
    expect(body.location.contacts).toEqual([{ contact_id: world.contact, roles: ['trainer', 'contact_person'] }]);
  });

  test('refuses to overwrite what another user saved meanwhile', async () => {
    const { id, updated_at } = await newLocation();
    const params = { ...own, locationId: id };
    const first = await call(updateLocation, { params, body: { ...draft, name: 'Eerste', updated_at } });
    expect(first.status).toBe(200);
    const second = await call(updateLocation, { params, body: { ...draft, name: 'Tweede', updated_at } });
    expect(second.status).toBe(409);
    expect(second.errors).toHaveProperty('updated_at');
    const { body } = await call(getLocation, { params });
    expect(body.location.name).toBe('Eerste');
  });

  test('can’t be found after removal, and can after restoring', async () => {
    const { id } = await newLocation('Weg ermee');
    const params = { ...own, locationId: id };
    expect((await call(removeLocation, { params })).status).toBe(204);
    expect((await call(getLocation, { params })).status).toBe(404);
    expect((await call(removeLocation, { params })).status).toBe(404);
    expect((await call(restoreLocation, { params })).status).toBe(200);
    expect((await call(getLocation, { params })).status).toBe(200);
  });
});

describe('the list', () => {
  test('searches without case and accents, takes % literally, and shows each row on one page only', async () => {
    await newLocation('Één & Twéé hal');
    const byName = await call(listLocations, { params: own, query: { search: 'een & twee' } });
    expect(byName.body.locations.map((row) => row.name)).toEqual(['Één & Twéé hal']);
    const literal = await call(listLocations, { params: own, query: { search: '%' } });
    expect(literal.body.meta.pagination.total).toBe(0);
    const page = await call(listLocations, { params: own, query: { itemsPerPage: 2, page: 2 } });
    const all = await call(listLocations, { params: own });
    expect(page.body.locations.map((row) => row.id)).toEqual(all.body.locations.slice(2, 4).map((row) => row.id));
    expect(page.body.meta.pagination.total).toBe(all.body.locations.length);
    const ofType = async (typeId: string) => {
      const { body } = await call(listLocations, { params: own, query: { typeId } });
      return body.locations.map((row) => row.types.length);
    };
    const total = all.body.locations.length;
    expect((await ofType('none')).every((types) => types === 0)).toBe(true);
    expect((await ofType('none')).length + (await ofType('not:none')).length).toBe(total);
    const beyond = await call(listLocations, { params: own, query: { page: 99 } });
    expect(beyond.body).toMatchObject({ locations: [], meta: { pagination: { total: all.body.locations.length } } });
  });

  test.each([
    [{ itemsPerPage: 0 }, 'itemsPerPage'],
    [{ itemsPerPage: 10_001 }, 'itemsPerPage'],
    [{ itemsPerPage: 'abc' }, 'itemsPerPage'],
    [{ page: -1 }, 'page'],
    [{ sort: 'password' }, 'sort'],
  ])('refuses %j', async (query, field) => {
    const { status, errors } = await call(listLocations, { params: own, query });
    expect(status).toBe(422);
    expect(errors).toHaveProperty(field);
  });

  test('of the platform shows the locations of its organisations only', async () => {
    const { body } = await call(listApplicationLocations, { as: 'admin' });
    const ids = body.locations.map((row) => row.id);
    expect(ids).toContain(world.near);
    expect(ids).not.toContain(world.foreign);
    const child = await call(listApplicationLocations, { as: 'childAdmin' });
    expect(child.body.locations.map((row) => row.id)).toEqual([world.near]);
    const staff = await call(listApplicationLocations, { as: 'staff' });
    expect(staff.body.locations.map((row) => row.id)).not.toContain(world.near);
  });
});

describe('a shared location', () => {
  test('can be used but not edited, until a platform admin allows it', async () => {
    const params = { ...own, locationId: world.neighbour };
    const linked = await call(linkLocation, { params });
    expect(linked.body.location).toMatchObject({ owner: { name: 'Judo Naast' }, may: { update: false } });
    const list = await call(listLocations, { params: own, query: { search: 'dojo naast' } });
    expect(list.body.locations).toMatchObject([
      { id: world.neighbour, is_admin: false, owner: { name: 'Judo Naast' } },
    ]);
    expect((await call(updateLocation, { params, body: draft })).status).toBe(403);
    expect((await call(updateLocationLink, { params, body: { is_admin: true } })).status).toBe(403);
    expect((await call(updateLocationLink, { as: 'admin', params, body: { is_admin: true } })).status).toBe(200);
    expect((await call(updateLocation, { params, body: { ...draft, contacts: [] } })).status).toBe(200);
  });

  test('is found by name or address until it is linked; hidden ones and those of other platforms are not', async () => {
    const { hidden, free } = await asSystem(appPool, async (db) => {
      const owner_organization_id = await seedOrganization(db, {
        name: 'Vindclub',
        home_application_id: tenants.application,
      });
      return {
        free: await seedLocation(db, { owner_organization_id, name: 'Vindplaats Open', street: 'Zoekpad' }),
        hidden: await seedLocation(db, { owner_organization_id, name: 'Vindplaats Dicht', is_hidden: true }),
      };
    });
    const found = async (search: string) => {
      const { body } = await call(listLinkableLocations, { params: own, query: { search } });
      return body.locations.map(({ id }) => id);
    };
    expect(await found('vindplaats')).toEqual([free]);
    expect(await found('zoekpad')).toEqual([free]);
    expect(await found('%')).toEqual([]);
    expect(await found('')).not.toContain(world.foreign);
    expect(await found('tennisbaan elders')).toEqual([]);
    expect((await call(linkLocation, { params: { ...own, locationId: free } })).status).toBe(201);
    expect(await found('vindplaats')).toEqual([]);
    expect(await found('')).not.toContain(hidden);
    const elsewhere = { organizationId: otherOrganization };
    expect((await call(listLinkableLocations, { params: elsewhere })).status).toBe(404);
  });

  test('of another platform is not found', async () => {
    const params = { ...own, locationId: world.foreign };
    expect((await call(linkLocation, { params })).status).toBe(404);
    expect((await call(getLocation, { params })).status).toBe(404);
    expect((await call(updateLocation, { params, body: draft })).status).toBe(404);
    expect(
      (await call(updateApplicationLocation, { as: 'admin', params: { locationId: world.foreign }, body: draft }))
        .status,
    ).toBe(404);
  });
});

describe('an address', () => {
  test('is found by its postcode in the built-in table, and unknown elsewhere', async () => {
    const found = await call(geocode, { query: { zipcode: '3451ab', house_number: '12' } });
    expect(found.body.latitude).toBeCloseTo(51.98, 1);
    expect((await call(geocode, { query: { zipcode: '9999 ZZ' } })).status).toBe(404);
    expect((await call(geocode, { query: { zipcode: ' ' } })).errors).toHaveProperty('zipcode');
  });
});

describe('opening hours', () => {
  const week = [
    { weekday: 1, state: 'open' as const, opened_at: '07:00', closed_at: '12:00' },
    { weekday: 1, state: 'open' as const, opened_at: '15:00', closed_at: '22:30' },
    { weekday: 5, state: 'open' as const, opened_at: '07:00', closed_at: '01:00' },
    { weekday: 7, state: 'closed' as const, opened_at: null, closed_at: null },
  ];

  test('are stored, including nights and exceptional days', async () => {
    const { id } = await newLocation();
    const exceptions = [{ date: '2026-12-25', state: 'closed' as const, opened_at: null, closed_at: null }];
    const params = { locationId: id };
    const saved = await call(updateOpeningHours, { params, body: { opening_hours: week, exceptions } });
    expect(saved.status).toBe(200);
    const read = await call(getOpeningHours, { as: 'admin', params });
    expect(read.body).toMatchObject({ opening_hours: week, exceptions, may: { update: true } });
  });

  test('are refused when they overlap', async () => {
    const { id } = await newLocation();
    const overlapping = [...week, { weekday: 6, state: 'open' as const, opened_at: '00:30', closed_at: '02:00' }];
    const { status, errors } = await call(updateOpeningHours, {
      params: { locationId: id },
      body: { opening_hours: overlapping },
    });
    expect(status).toBe(422);
    expect(Object.keys(errors)[0]).toMatch(/^opening_hours\.\d/);
  });
});
