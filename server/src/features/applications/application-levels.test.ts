import { getSettings } from '@move/contract/applications/applications.ts';
import {
  createApplication,
  getApplication,
  removeApplication,
  updateApplication,
} from '@move/contract/applications/manage-applications.ts';
import { uploadFile } from '@move/contract/files/files.ts';
import { removeLabel, restoreLabel } from '@move/contract/labels/labels.ts';
import { listPublicOffers } from '@move/contract/offers/offers.ts';
import { describe, expect, test } from 'vitest';
import { asSystem } from '../../platform/database/database.ts';
import { pngFile } from '../../testing/pictures.ts';
import { testApp } from '../../testing/test-app.ts';
import { seedLabel } from '../labels/labels.seed.ts';
import { seedNotification } from '../notifications/notifications.seed.ts';
import { seedOrganization } from '../organizations/organizations.seed.ts';
import { seedProduct } from '../products/products.seed.ts';
import { seedWallet } from '../wallets/wallets.seed.ts';

const { call, tenants, appPool } = await testApp();
const as = 'superadmin' as const;

async function make(name: string, body: Record<string, unknown> = {}) {
  const answer = await call(createApplication, { as, body: { name, ...body } });
  expect(answer.errors).toEqual({});
  return answer.body.application;
}
const at = (applicationId: number) => ({ as, params: { applicationId } });

describe('two levels', () => {
  test('a child platform and its parent show each other', async () => {
    const parent = await make('Land');
    const child = await make('Streek', { parent_id: parent.id });
    expect(child.parent).toEqual({ id: parent.id, name: 'Land' });
    const read = await call(getApplication, at(parent.id));
    expect(read.body.application.child_applications).toEqual([{ id: child.id, name: 'Streek' }]);

    const below = await call(createApplication, { as, body: { name: 'Dorp', parent_id: child.id } });
    expect([below.status, below.errors.parent_id?.[0]]).toEqual([
      422,
      'Streek valt zelf onder een platform en kan er geen onder zich hebben',
    ]);
    const other = await make('Ander land');
    const body = { name: 'Land', parent_id: other.id };
    expect((await call(updateApplication, { ...at(parent.id), body })).errors).toHaveProperty('parent_id');
    const self = await call(updateApplication, { ...at(other.id), body: { name: 'Ander', parent_id: other.id } });
    expect(self.errors.parent_id).toEqual(['Een platform kan niet onder zichzelf vallen']);
    const circle = await call(updateApplication, { ...at(parent.id), body: { name: 'Land', parent_id: child.id } });
    expect(circle.status).toBe(422);
  });

  test('are enforced by the database, also for two writes at once', async () => {
    const [one, two] = [await make('Paar een'), await make('Paar twee')];
    const answers = await Promise.all([
      call(updateApplication, { ...at(one.id), body: { name: 'Paar een', parent_id: two.id } }),
      call(updateApplication, { ...at(two.id), body: { name: 'Paar twee', parent_id: one.id } }),
    ]);
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '422']);
    const client = await appPool.connect();
    await client.query("begin; select set_scope('system', '{}', '{}')");
    const under = 'update applications set parent_id = $2 where id = $1';
    await expect(client.query(under, [tenants.application, tenants.child])).rejects.toThrow(
      'applications_parent_level',
    );
    await client.query('rollback');
    client.release();
  });
});

describe('removing', () => {
  test('removes an empty platform with its settings and domains', async () => {
    const made = await make('Weg ermee', { hosts: ['weg.example'] });
    expect((await call(removeApplication, at(made.id))).status).toBe(204);
    expect((await call(getApplication, at(made.id))).status).toBe(404);
    // its slug and domain can be used again
    await make('Weg ermee', { hosts: ['weg.example'] });
  });

  test('removes a platform from which labels, a wallet and a draft were removed, and its quiet hours', async () => {
    const [made, other] = [await make('Opgeruimd'), await make('Blijft')];
    const [ownLabel, sharedLabel] = await asSystem(appPool, async (db) => [
      await seedLabel(db, { name: 'Alleen hier', application_ids: [made.id] }),
      await seedLabel(db, { name: 'Ook elders', application_ids: [made.id, other.id] }),
    ]);
    const inUse = await call(removeApplication, at(made.id));
    expect([inUse.status, inUse.errors.id]).toEqual([409, ['Dit platform is nog niet leeg: 2 labels']]);
    for (const labelId of [ownLabel, sharedLabel]) {
      expect((await call(removeLabel, { as, params: { labelId } })).status).toBe(204);
    }
    await asSystem(appPool, async (db) => {
      const deleted_at = '2026-01-01T00:00:00Z';
      const walletId = await seedWallet(db, { name: 'Weg', slug: 'weg', application_ids: [made.id] });
      await db.updateTable('wallets').set({ deleted_at }).where('id', '=', walletId).execute();
      const notificationId = await seedNotification(db, { application_id: made.id });
      await db.updateTable('notifications').set({ deleted_at }).where('id', '=', notificationId).execute();
      await db.insertInto('notification_settings').values({ application_id: made.id }).execute();
    });
    const removed = await call(removeApplication, at(made.id));
    expect([removed.status, removed.errors]).toEqual([204, {}]);
    // a label of another platform too can still be restored there
    const restored = await call(restoreLabel, { as, params: { labelId: sharedLabel ?? 0 } });
    expect(restored.body.label).toMatchObject({ name: 'Ook elders', application_ids: [other.id] });
    expect((await call(restoreLabel, { as, params: { labelId: ownLabel ?? 0 } })).status).toBe(404);
  });

  test('is refused, naming what the platform still contains', async () => {
    const answer = await call(removeApplication, at(tenants.application));
    expect([answer.status, answer.errors.id]).toEqual([
      409,
      ['Dit platform is nog niet leeg: 1 platform eronder, 1 organisatie en 1 beheerder'],
    ]);
    const english = await call(removeApplication, { ...at(tenants.child), headers: { 'accept-language': 'en' } });
    expect(english.errors.id).toEqual(['This platform is not empty yet: 1 organisation and 1 administrator']);
    expect((await call(getApplication, at(tenants.child))).status).toBe(200);
  });
});

describe('images', () => {
  const upload = async (width: number, height: number) => {
    const file = await pngFile({ width, height });
    return (await call(uploadFile, { as, body: { file } })).body;
  };

  test('are saved with a new platform, replaced and removed', async () => {
    const logo = await upload(600, 60);
    const made = await make('Met beeld', { logo: logo.token });
    expect(made.logo).toMatchObject({ id: logo.id, width: 600 });
    const [favicon, fallback] = [await upload(64, 64), await upload(1_000, 500)];
    const body = { name: 'Met beeld', logo: null, favicon: favicon.token, fallback_image: fallback.token };
    const saved = await call(updateApplication, { ...at(made.id), body });
    expect(saved.errors).toEqual({});
    expect(saved.body.application).toMatchObject({
      logo: null,
      favicon: { id: favicon.id },
      fallback_image: { id: fallback.id },
    });
    const settings = await call(getSettings, { as: null, query: { slug: 'met-beeld' } });
    expect(settings.body.application).toMatchObject({ logo: null, favicon: `/v1/files/${favicon.id}` });
    // an empty platform is removed with its images
    expect((await call(removeApplication, at(made.id))).status).toBe(204);
  });

  test('are shown for offers without an image of their own', async () => {
    const fallback = await upload(1_000, 500);
    const made = await make('Met aanbod', { fallback_image: fallback.token });
    await asSystem(appPool, async (db) => {
      const organization_id = await seedOrganization(db, { name: 'Zonder beeld', home_application_id: made.id });
      await seedProduct(db, { organization_id, name: 'Badmuts', concept: false });
    });
    const query = { type: 'product' as const };
    const headers = { 'x-application-id': String(made.id) };
    const { body } = await call(listPublicOffers, { as: null, query, headers });
    expect(body.offers.map(({ image_url }) => image_url)).toEqual([`/v1/files/${fallback.id}`]);
  });

  test('too small for their use are refused on their field', async () => {
    const [logo, fallback_image] = [await upload(299, 30), await upload(499, 250)];
    const body = { name: 'Klein', logo: logo.token };
    expect((await call(createApplication, { as, body })).errors.logo?.[0]).toContain('300x30');
    const other = await call(createApplication, { as, body: { name: 'Klein', fallback_image: fallback_image.token } });
    expect(other.errors.fallback_image?.[0]).toContain('500x250');
  });
});
