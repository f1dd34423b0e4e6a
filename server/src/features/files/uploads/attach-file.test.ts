import { getProfile, updateProfile } from '@move/contract/access/access.ts';
import { createActivity, listActivities, updateActivity } from '@move/contract/activities/activities.ts';
import { getSettings } from '@move/contract/applications/applications.ts';
import {
  createApplication,
  removeApplication,
  updateApplication,
} from '@move/contract/applications/manage-applications.ts';
import { getFileInfo, removeFile, uploadFile } from '@move/contract/files/files.ts';
import { createLocation, getLocation, updateLocation } from '@move/contract/locations/locations.ts';
import { createOrganization } from '@move/contract/organizations/new-organization.ts';
import { getOrganization, updateOrganization } from '@move/contract/organizations/organizations.ts';
import { describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { asSystem } from '../../../platform/database/database.ts';
import { fileOf, picture, pngFile } from '../../../testing/pictures.ts';
import type { TestUser } from '../../../testing/tenants.ts';
import { testApp } from '../../../testing/test-app.ts';

const { call, appPool, tenants } = await testApp();
const params = { organizationId: tenants.organization };
const address = { street: 'Sportlaan', house_number: '1', zipcode: '3451 AB', city: 'Waterstad' };

async function upload(size: { width: number; height: number }, as: TestUser = 'staff') {
  const { body, errors } = await call(uploadFile, { as, body: { file: await pngFile(size) } });
  expect(errors).toEqual({});
  return body;
}
const photo = (as?: TestUser) => upload({ width: 500, height: 250 }, as);
const logo = (as?: TestUser) => upload({ width: 300, height: 300 }, as);

const rowOf = (id: string) =>
  asSystem(appPool, (db) => db.selectFrom('files').selectAll().where('id', '=', id).executeTakeFirstOrThrow());

describe('an organisation', () => {
  test('gets a logo and a header; absent keeps them, null removes them', async () => {
    const [mark, header] = [await logo(), await photo()];
    const images = { name: 'Zwemclub Test', logo: mark.token, header: header.token };
    const saved = await call(updateOrganization, { params, body: images });
    expect(saved.errors).toEqual({});
    const { token: _, ...facts } = mark;
    expect(saved.body.organization.logo).toEqual(facts);
    expect(saved.body.organization.header?.id).toBe(header.id);
    await call(updateOrganization, { params, body: { name: 'Zwemclub Test' } });
    expect((await call(getOrganization, { params })).body.organization.logo?.id).toBe(mark.id);
    expect(await rowOf(mark.id)).toMatchObject({ status: 'attached', detached_at: null });

    const without = await call(updateOrganization, { params, body: { name: 'Zwemclub Test', logo: null } });
    expect([without.body.organization.logo, without.body.organization.header?.id]).toEqual([null, header.id]);
    expect((await rowOf(mark.id)).detached_at).not.toBeNull();
  });

  test('can be created with its images', async () => {
    const mark = await logo('admin');
    const made = await call(createOrganization, { as: 'admin', body: { name: 'Nieuw', logo: mark.token } });
    expect([made.errors, made.body.organization.logo?.id]).toEqual([{}, mark.id]);
  });

  test('refuses a small image on its field, and keeps the upload for another attempt', async () => {
    const small = await upload({ width: 299, height: 300 });
    const { status, errors } = await call(updateOrganization, { params, body: { name: 'Z', logo: small.token } });
    expect([status, errors]).toEqual([422, { logo: ['Logo moet minimaal 300x300 pixels zijn'] }]);
    expect(await rowOf(small.id)).toMatchObject({ status: 'pending' });
  });

  test('requires the minimum size of a webp, not of a vector', async () => {
    const webp = fileOf(await picture({ width: 100, height: 100 }).webp().toBuffer(), 'a.webp');
    const svg = new File(
      ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>'],
      'a.svg',
    );
    const tokens = await Promise.all(
      [webp, svg].map(async (file) => (await call(uploadFile, { body: { file } })).body.token),
    );
    const statuses = [];
    for (const token of tokens)
      statuses.push((await call(updateOrganization, { params, body: { name: 'Zwemclub Test', logo: token } })).status);
    expect(statuses).toEqual([422, 200]);
  });
});

describe('a token', () => {
  const save = (token: string, as: TestUser = 'staff') =>
    call(updateOrganization, { as, params, body: { name: 'Zwemclub Test', header: token } });
  const gone = { header: [expect.stringContaining('Upload het bestand opnieuw')] };

  test('of another user is unknown, also within the organisation', async () => {
    const theirs = await photo('admin');
    expect((await save(theirs.token)).errors).toEqual(gone);
    expect((await save((await photo('stranger')).token)).errors).toEqual(gone);
    expect((await save('made-up')).errors).toEqual(gone);
    expect((await save(theirs.token, 'admin')).status).toBe(200);
  });

  test('can be used again by the same organisation, and by no other', async () => {
    const shared = await photo();
    const activity = { params, body: { name: 'Zwemmen', image: shared.token } };
    expect((await call(createActivity, activity)).body.activity.image?.id).toBe(shared.id);
    expect((await call(createActivity, activity)).body.activity.image?.id).toBe(shared.id);
    const elsewhere = { organizationId: tenants.otherOrganization };
    const stolen = await call(createActivity, { as: 'stranger', params: elsewhere, body: activity.body });
    expect([stolen.status, Object.keys(stolen.errors)]).toEqual([422, ['image']]);
    const bySuperadmin = await call(createActivity, { as: 'superadmin', params: elsewhere, body: activity.body });
    expect([bySuperadmin.status, Object.keys(bySuperadmin.errors)]).toEqual([422, ['image']]);
  });

  test('used by two organisations at once is refused to one of them', async () => {
    const { token } = await photo('superadmin');
    const body = { name: 'Samen', image: token };
    const answers = await Promise.all(
      [tenants.organization, tenants.otherOrganization].map((organizationId) =>
        call(createActivity, { as: 'superadmin', params: { organizationId }, body }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422]);
  });

  test('of a private file is unknown: images of records are public', async () => {
    const file = await pngFile({ width: 500, height: 250 });
    const { body } = await call(uploadFile, { body: { file, visibility: 'private' } });
    expect((await save(body.token)).errors).toEqual(gone);
    expect(await rowOf(body.id)).toMatchObject({ status: 'pending' });
  });

  test('expires after a day', async () => {
    const old = await photo();
    await asSystem(appPool, (db) =>
      sql`update files set created_at = now() - interval '24 hours 1 minute' where id = ${old.id}`.execute(db),
    );
    expect((await save(old.token)).errors).toEqual(gone);
  });

  test('of an attached file returns its facts to the organisation, and can’t be removed', async () => {
    const { token } = await photo();
    await save(token);
    const byToken = { params: { fileToken: token } };
    expect((await call(getFileInfo, { as: 'trainer', ...byToken })).status).toBe(200);
    expect((await call(getFileInfo, { as: 'admin', ...byToken })).status).toBe(200);
    expect((await call(getFileInfo, { as: 'stranger', ...byToken })).status).toBe(404);
    expect((await call(getFileInfo, { as: 'strangerAdmin', ...byToken })).status).toBe(404);
    expect((await call(removeFile, byToken)).status).toBe(409);
    expect((await call(removeFile, { as: 'trainer', ...byToken })).status).toBe(404);
  });

  test('of a refused save can be used again', async () => {
    const { token } = await photo();
    const refused = await call(updateOrganization, { params, body: { name: '', header: token } });
    expect(refused.status).toBe(422);
    expect((await save(token)).status).toBe(200);
  });
});

test('the database itself refuses a file of another tenant', async () => {
  const mine = await logo();
  await call(updateOrganization, { params, body: { name: 'Zwemclub Test', logo: mine.token } });
  const steal = asSystem(appPool, (db) =>
    db.updateTable('organizations').set({ logo_id: mine.id }).where('id', '=', tenants.otherOrganization).execute(),
  );
  await expect(steal).rejects.toMatchObject({ code: '23503' });
});

test('a platform has a logo, a favicon and a fallback image, which the settings return; they are removed with it', async () => {
  const mark = await upload({ width: 300, height: 30 }, 'superadmin');
  const icon = await upload({ width: 32, height: 32 }, 'superadmin');
  const body = { name: 'Beeldplatform', logo: mark.token, favicon: icon.token };
  const made = await call(createApplication, { as: 'superadmin', body });
  const { id, slug } = made.body.application;
  expect([made.errors, made.body.application.logo?.id, made.body.application.fallback_image]).toEqual([
    {},
    mark.id,
    null,
  ]);
  const { body: settings } = await call(getSettings, { as: null, query: { slug } });
  expect(settings.application).toMatchObject({ logo: `/v1/files/${mark.id}`, favicon: `/v1/files/${icon.id}` });
  const low = await upload({ width: 300, height: 29 }, 'superadmin');
  const inApplication = { as: 'superadmin', params: { applicationId: id } } as const;
  const refused = await call(updateApplication, { ...inApplication, body: { name: 'Beeldplatform', logo: low.token } });
  expect(refused.errors).toEqual({ logo: ['Logo moet minimaal 300x30 pixels zijn'] });
  const none = await call(updateApplication, { ...inApplication, body: { name: 'Beeldplatform', favicon: null } });
  expect([none.body.application.favicon, none.body.application.logo?.id]).toEqual([null, mark.id]);
  expect((await call(removeApplication, inApplication)).status).toBe(204);
  expect(await rowOf(mark.id)).toMatchObject({ application_id: null, status: 'attached' });
});

test('a location shows its image to every organisation that uses it', async () => {
  const image = await photo();
  const made = await call(createLocation, { params, body: { name: 'Zwembad', ...address, image: image.token } });
  expect(made.body.location.image?.id).toBe(image.id);
  const inLocation = { ...params, locationId: made.body.location.id };
  const kept = await call(updateLocation, { params: inLocation, body: { name: 'Zwembad', ...address } });
  expect(kept.body.location.image?.id).toBe(image.id);
  expect((await call(getLocation, { params: inLocation })).body.location.image?.width).toBe(500);
});

test('an activity gets, replaces and loses its image; its row has the address', async () => {
  const [first, second] = [await photo(), await photo()];
  const made = await call(createActivity, { params, body: { name: 'Met foto', image: first.token } });
  const inActivity = { ...params, activityId: made.body.activity.id };
  const replaced = await call(updateActivity, { params: inActivity, body: { image: second.token } });
  expect(replaced.body.activity.image?.id).toBe(second.id);
  const { body } = await call(listActivities, { params, query: { search: 'Met foto' } });
  expect(body.activities[0]?.image_url).toBe(`/v1/files/${second.id}`);
  const dropped = await call(updateActivity, { params: inActivity, body: { image: null } });
  expect(dropped.body.activity.image).toBeNull();
});

test('a user has a picture', async () => {
  const face = await upload({ width: 96, height: 96 }, 'trainer');
  const saved = await call(updateProfile, { as: 'trainer', body: { avatar: face.token } });
  expect(saved.body.user).toMatchObject({ avatar_url: `/v1/files/${face.id}`, avatar: { id: face.id, width: 96 } });
  expect((await call(getProfile, { as: 'trainer' })).body.user.avatar?.id).toBe(face.id);
  const stolen = await call(updateProfile, { as: 'staff', body: { avatar: face.token } });
  expect([stolen.status, Object.keys(stolen.errors)]).toEqual([422, ['avatar']]);
  expect((await call(updateProfile, { as: 'trainer', body: { avatar: null } })).body.user.avatar_url).toBeNull();
});
