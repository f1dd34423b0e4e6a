import { listOrganizationAudit } from '@move/contract/audit/audit.ts';
import * as api from '@move/contract/locations/linked-organizations.ts';
import { linkLocation } from '@move/contract/locations/location-links.ts';
import { getLocation, removeLocation, restoreLocation, updateLocation } from '@move/contract/locations/locations.ts';
import { planSessions } from '@move/contract/sessions/session-grid.ts';
import { createSession, listSessions, previewSessions, updateSession } from '@move/contract/sessions/sessions.ts';
import { describe, expect, test } from 'vitest';
import { asSystem } from '../../../platform/database/database.ts';
import { testApp } from '../../../testing/test-app.ts';
import { seedActivity } from '../../activities/activities.seed.ts';
import { seedOrganization } from '../../organizations/organizations.seed.ts';
import { seedSessions } from '../../sessions/sessions.seed.ts';
import { seedLocation } from '../locations.seed.ts';

// `staff` and `trainer` work for the owner of the location, `admin` administers its platform; `stranger` works for an organisation on
// another platform that uses the location too.
const { call, appPool, tenants } = await testApp();
const { organization, otherOrganization, application } = tenants;
const day = Temporal.Now.plainDateISO('Europe/Amsterdam').add({ days: 7 }).toString();
const times = { start_date: day, start_time: '19:00', end_time: '20:00' };

async function sharedLocation() {
  return asSystem(appPool, async (db) => {
    const neighbour = await seedOrganization(db, { name: 'Judo Naast', home_application_id: application });
    const locationId = await seedLocation(db, {
      owner_organization_id: organization,
      name: 'Zwembad',
      shared_with: [neighbour, otherOrganization],
    });
    const path = { organizationId: organization, locationId };
    return {
      neighbour,
      locationId,
      path,
      one: (linkedOrganizationId: number) => ({ ...path, linkedOrganizationId }),
    };
  });
}

async function plan(organizationId: number, locationId: number) {
  return asSystem(appPool, async (db) => {
    const activityId = await seedActivity(db, {
      organization_id: organizationId,
      name: 'Les',
      location_id: locationId,
    });
    await seedSessions(db, { organization_id: organizationId, activity_id: activityId, ...times });
    return activityId;
  });
}

const linked = async (path: { organizationId: number; locationId: number }) =>
  (await call(api.listLinkedOrganizations, { params: path })).body.organizations;

describe('the owner of a location', () => {
  test('sees the linked organisations, with the names of those on a common platform', async () => {
    const { path, neighbour, locationId } = await sharedLocation();
    await plan(neighbour, locationId);
    const shown = { is_admin: false, is_owner: false, is_ended: false, may: { update: true, remove: true } };
    expect(await linked(path)).toEqual([
      {
        id: organization,
        name: 'Zwemclub Test',
        is_admin: true,
        is_owner: true,
        is_ended: false,
        planned: 0,
        may: { update: false, remove: false },
      },
      { id: neighbour, name: 'Judo Naast', planned: 1, ...shown },
      { id: otherOrganization, name: null, planned: 0, ...shown },
    ]);
    const asAdmin = await call(api.listLinkedOrganizations, { as: 'admin', params: path });
    expect(asAdmin.body.organizations[0]?.may).toEqual({ update: true, remove: false });
  });

  test('gives another organisation the right to edit, and takes it away', async () => {
    const { path, one } = await sharedLocation();
    const body = { name: 'Bad', street: 'Laan', house_number: '1', zipcode: '3451 AB', city: 'Waterstad' };
    const edit = () =>
      call(updateLocation, { as: 'stranger', params: { ...path, organizationId: otherOrganization }, body });
    expect((await edit()).status).toBe(403);
    const raised = await call(api.updateLinkedOrganization, {
      params: one(otherOrganization),
      body: { is_admin: true },
    });
    expect([raised.status, raised.body.organization.is_admin]).toEqual([200, true]);
    expect((await edit()).status).toBe(200);
    await call(api.updateLinkedOrganization, { params: one(otherOrganization), body: { is_admin: false } });
    expect((await edit()).status).toBe(403);
  });

  test('must give the right to edit again to an organisation that left and returned', async () => {
    const { path, one } = await sharedLocation();
    await call(api.updateLinkedOrganization, { params: one(otherOrganization), body: { is_admin: true } });
    const theirs = { ...path, organizationId: otherOrganization };
    expect((await call(removeLocation, { as: 'stranger', params: theirs })).status).toBe(204);
    const restored = await call(restoreLocation, { as: 'stranger', params: theirs });
    expect([restored.status, restored.body.location.may.update]).toEqual([200, false]);
  });

  test('can’t give its own staff the right to edit: only administrators of its platform can', async () => {
    const { path, one } = await sharedLocation();
    const change = (as: 'staff' | 'admin', is_admin: boolean) =>
      call(api.updateLinkedOrganization, { as, params: one(organization), body: { is_admin } });
    expect((await change('staff', false)).status).toBe(403);
    expect((await change('admin', false)).status).toBe(200);
    expect((await change('staff', true)).status).toBe(403);
    expect((await call(api.listLinkedOrganizations, { params: path })).status).toBe(403);
    expect((await change('admin', true)).status).toBe(200);
  });
});

describe('ending a link', () => {
  test('with sessions to come must be confirmed; those keep the location, and no new sessions can be planned there', async () => {
    const { one, neighbour, locationId } = await sharedLocation();
    const activityId = await plan(neighbour, locationId);
    const refused = await call(api.unlinkOrganization, { params: one(neighbour) });
    expect([refused.status, refused.errors]).toEqual([
      409,
      { force: ['Deze organisatie heeft hier nog geplande sessies: 1. Wil je de koppeling toch beëindigen?'] },
    ]);
    const ended = await call(api.unlinkOrganization, { params: one(neighbour), query: { force: '1' } });
    expect(ended.status).toBe(204);
    const theirs = { organizationId: neighbour, activityId };
    const kept = await call(listSessions, { as: 'admin', params: theirs });
    expect(kept.body.sessions.map(({ location }) => location?.id)).toEqual([locationId]);
    const body = { ...times, end_date: day, location_id: locationId };
    const anew = await call(createSession, { as: 'admin', params: theirs, body });
    expect([anew.status, Object.keys(anew.errors)]).toEqual([422, ['location_id']]);
  });

  test('also refuses new sessions there that take the location of their activity or series', async () => {
    const { one, neighbour, locationId } = await sharedLocation();
    const theirs = { organizationId: neighbour, activityId: await plan(neighbour, locationId) };
    const elsewhere = await asSystem(appPool, async (db) => {
      const activity_id = await seedActivity(db, { organization_id: neighbour, name: 'Reeks' });
      const repetition = { type: 'weeks', every: 1, days: [Temporal.PlainDate.from(day).dayOfWeek], count: 3 } as const;
      const series = { organization_id: neighbour, activity_id, location_id: locationId, ...times, repetition };
      const [sessionId = 0] = await seedSessions(db, series);
      return { path: { organizationId: neighbour, activityId: activity_id, sessionId }, repetition };
    });
    const ended = await call(api.unlinkOrganization, { params: one(neighbour), query: { force: '1' } });
    expect(ended.status).toBe(204);
    const body = { ...times, end_date: day };
    for (const endpoint of [createSession, previewSessions] as const) {
      const anew = await call(endpoint, { as: 'admin', params: theirs, body });
      expect([endpoint.name, anew.status, Object.keys(anew.errors)]).toEqual([endpoint.name, 422, ['location_id']]);
    }
    const grid = await call(planSessions, { as: 'admin', params: theirs, body: { sessions: [body] } });
    expect([grid.status, Object.keys(grid.errors)]).toEqual([422, ['sessions.0.location_id']]);
    const change = { scope: 'following', repetition: { ...elsewhere.repetition, count: 5 } };
    const longer = await call(updateSession, { as: 'admin', params: elsewhere.path, body: change });
    expect([longer.status, Object.keys(longer.errors)]).toEqual([422, ['location_id']]);
    // existing sessions can still be changed
    const later = { scope: 'this', start_time: '20:00', end_time: '21:00' };
    expect((await call(updateSession, { as: 'admin', params: elsewhere.path, body: later })).status).toBe(200);
  });

  test('can be undone by the owner, not by the other organisation', async () => {
    const { path, one, locationId } = await sharedLocation();
    const params = { organizationId: otherOrganization, locationId };
    await call(api.updateLinkedOrganization, { params: one(otherOrganization), body: { is_admin: true } });
    expect((await call(api.unlinkOrganization, { params: one(otherOrganization) })).status).toBe(204);
    expect((await call(getLocation, { as: 'stranger', params })).status).toBe(404);
    expect((await call(restoreLocation, { as: 'stranger', params })).status).toBe(404);
    expect((await call(linkLocation, { as: 'strangerAdmin', params })).status).toBe(404);
    expect((await linked(path)).find(({ id }) => id === otherOrganization)).toMatchObject({
      is_ended: true,
      may: { update: false, remove: false },
    });
    expect((await call(api.unlinkOrganization, { params: one(otherOrganization) })).status).toBe(404);
    const again = await call(api.relinkOrganization, { params: one(otherOrganization) });
    expect([again.status, again.body.organization]).toMatchObject([200, { is_ended: false, is_admin: false }]);
    expect((await call(getLocation, { as: 'stranger', params })).body.location.may.update).toBe(false);
  });

  test('is in the trail of the owner and of the other organisation', async () => {
    const { one, locationId } = await sharedLocation();
    await call(api.unlinkOrganization, { params: one(otherOrganization) });
    for (const organizationId of [organization, otherOrganization]) {
      const { body } = await call(listOrganizationAudit, {
        as: 'superadmin',
        params: { organizationId },
        query: { subject: 'locations', subjectId: String(locationId) },
      });
      expect(body.audit.map(({ action }) => action)).toEqual(['unlinkOrganization']);
    }
  });
});

describe('an organisation that only uses a location', () => {
  test.each(['stranger', 'strangerAdmin'] as const)('can’t see, change or end links as %s', async (as) => {
    const { neighbour, locationId } = await sharedLocation();
    const params = { organizationId: otherOrganization, locationId, linkedOrganizationId: otherOrganization };
    expect((await call(api.listLinkedOrganizations, { as, params })).status).toBe(403);
    const body = { is_admin: true };
    expect((await call(api.updateLinkedOrganization, { as, params, body })).status).toBe(403);
    for (const linkedOrganizationId of [neighbour, organization, otherOrganization]) {
      const of = { ...params, linkedOrganizationId };
      expect((await call(api.unlinkOrganization, { as, params: of })).status).toBe(403);
      expect((await call(api.relinkOrganization, { as, params: of })).status).toBe(403);
    }
  });

  test('can’t end the link of the owner; neither can the owner', async () => {
    const { one } = await sharedLocation();
    expect((await call(api.unlinkOrganization, { params: one(organization) })).status).toBe(403);
    expect((await call(api.unlinkOrganization, { as: 'admin', params: one(organization) })).status).toBe(403);
  });
});
