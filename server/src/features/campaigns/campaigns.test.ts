import { removeApplication } from '@move/contract/applications/manage-applications.ts';
import { listAudit } from '@move/contract/audit/audit.ts';
import {
  createCampaign,
  getCampaign,
  listCampaigns,
  listCampaignsOfApplication,
  listCurrentCampaigns,
  NewCampaign,
  orderCampaigns,
  removeCampaign,
  restoreCampaign,
  updateCampaign,
} from '@move/contract/campaigns/campaigns.ts';
import { listPublicCampaigns } from '@move/contract/offers/offers.ts';
import { validate } from '@move/contract/kit/validate.ts';
import { searchEverything } from '@move/contract/search/search.ts';
import { endOfDay, startOfDay } from '@move/domain/kit/dates/days.ts';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { asSystem } from '../../platform/database/database.ts';
import type { TestUser } from '../../testing/tenants.ts';
import { testApp } from '../../testing/test-app.ts';
import { seedApplication } from '../applications/applications.seed.ts';
import { seedFile } from '../files/files.seed.ts';
import { seedCategories } from '../taxonomy/taxonomy.seed.ts';
import { seedCampaign } from './campaigns.seed.ts';

const { call, appPool, tenants } = await testApp();
const { application, child, otherApplication, users } = tenants;
const inChild = { 'x-application-id': String(child) };
const url = 'https://sportplein.example/zomer';
const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();

const uploaders = ['admin', 'childAdmin', 'strangerAdmin'] as const;
await asSystem(appPool, async (db) => {
  for (const name of uploaders) {
    await seedFile(db, { uploader_id: users[name], token: `picture of ${name}` });
  }
});
let pictures = 0;
/** An upload of the administrator that no campaign uses yet. */
async function newPicture(): Promise<string> {
  pictures += 1;
  const token = `picture ${pictures}`;
  await asSystem(appPool, (db) => seedFile(db, { uploader_id: users.admin, token }));
  return token;
}

type Draft = Partial<z.input<typeof NewCampaign>> & { updated_at?: string };

async function newCampaign(title: string, more: Draft = {}, headers = {}) {
  const body = { title, url, image: await newPicture(), ...more };
  const answer = await call(createCampaign, { as: 'admin', body, headers });
  expect([answer.status, answer.errors]).toEqual([201, {}]);
  return answer.body.campaign;
}
const current = async (headers = {}) => {
  const { body } = await call(listCurrentCampaigns, { as: 'admin', headers });
  return body.campaigns.map(({ title }) => title);
};
const onWebsite = async (applicationId: number, query: { categoryId?: string } = {}) => {
  const headers = { 'x-application-id': String(applicationId) };
  const { body } = await call(listPublicCampaigns, { as: null, headers, query });
  return body.campaigns.map(({ title }) => title);
};

describe('a campaign', () => {
  test('has a title, a link and an image', async () => {
    const image = await newPicture();
    const soon = inHours(2);
    const tried: [Draft, string[]][] = [
      [{ url, image }, ['title']],
      [{ title: ' ', url, image }, ['title']],
      [{ title: 'Zomer', image }, ['url']],
      [{ title: 'Zomer', url: '', image }, ['url']],
      [{ title: 'Zomer', url: 'javascript:alert(1)', image }, ['url']],
      [{ title: 'Zomer', url }, ['image']],
      [{ title: 'Zomer', url: 'zomer' }, ['url', 'image']],
      [{ title: 'Zomer', url, image: 'nonsense' }, ['image']],
      [{ title: 'Zomer', url, image: 'picture of strangerAdmin' }, ['image']],
      [{ title: 'Zomer', url, image, starts_at: '2027-06-01' }, ['starts_at']],
      [{ title: 'Zomer', url, image, starts_at: soon, ends_at: soon }, ['ends_at']],
      [{ title: 'Zomer', url, image, category_id: 999_999 }, ['category_id']],
    ];
    for (const [body, fields] of tried) {
      const answer = await call(createCampaign, { as: 'admin', body: body as never });
      expect([body, answer.status, Object.keys(answer.errors)]).toEqual([body, 422, fields]);
    }
    const { id, image: kept } = await newCampaign('Zomer');
    expect(kept).toMatchObject({ width: 500, height: 250 });
    const params = { campaignId: id };
    const without = await call(updateCampaign, {
      as: 'admin',
      params,
      body: { title: 'Zomer', url, image: null as never },
    });
    expect(without.errors).toEqual({ image: ['Afbeelding is verplicht'] });
    expect((await call(removeCampaign, { as: 'admin', params })).status).toBe(204);
  });

  test('keeps fields that are left out, and refuses an end before the start', async () => {
    const { id, updated_at } = await newCampaign('Herfst', { starts_at: inHours(24), ends_at: inHours(48) });
    const params = { campaignId: id };
    const change = (body: Draft) =>
      call(updateCampaign, { as: 'admin', params, body: { title: 'Herfst', url, ...body } });
    expect((await change({ ends_at: inHours(23) })).errors).toEqual({
      ends_at: ['De begindatum mag niet na de einddatum liggen'],
    });
    const { body } = await change({ title: 'Herfstvakantie', updated_at });
    expect(body.campaign).toMatchObject({ title: 'Herfstvakantie', url, state: 'planned', tz: 'Europe/Amsterdam' });
    expect((await change({ updated_at })).status).toBe(409);
    expect((await change({ starts_at: null, ends_at: null })).body.campaign.state).toBe('running');
    const trail = await call(listAudit, { as: 'admin', query: { subjectType: 'campaigns', subjectId: String(id) } });
    expect(trail.body.audit.map(({ action }) => action).toSorted()).toEqual([
      'createCampaign',
      'updateCampaign',
      'updateCampaign',
    ]);
    await call(removeCampaign, { as: 'admin', params });
  });

  test('is in a category of its platform, or of all platforms', async () => {
    const [own, foreign] = await asSystem(appPool, async (db) => [
      (await seedCategories(db, ['Aan het water'], application))['Aan het water'],
      (await seedCategories(db, ['Ver weg'], otherApplication))['Ver weg'],
    ]);
    const { id, category } = await newCampaign('Varen', { category_id: own ?? 0 });
    expect(category).toEqual({ id: own, title: 'Aan het water' });
    expect(await onWebsite(application, { categoryId: String(own) })).toEqual(['Varen']);
    const body = { title: 'Varen', url, category_id: foreign ?? 0 };
    const refused = await call(updateCampaign, { as: 'admin', params: { campaignId: id }, body });
    expect(refused.errors).toEqual({ category_id: ['Categorie bestaat niet'] });
    await asSystem(appPool, (db) => sql`delete from categories where id = ${own}`.execute(db));
    const { campaign } = (await call(getCampaign, { as: 'admin', params: { campaignId: id } })).body;
    expect(campaign).toMatchObject({ category_id: null, category: null });
    await call(removeCampaign, { as: 'admin', params: { campaignId: id } });
  });
});

describe('the period', () => {
  test.each([
    ['Europe/Amsterdam', '2026-12-31'],
    // 25 and 23 hours long
    ['Europe/Amsterdam', '2026-10-25'],
    ['Europe/Amsterdam', '2026-03-29'],
    ['America/New_York', '2026-11-01'],
    ['Pacific/Auckland', '2026-07-01'],
  ])('in %s on %s starts and ends at local midnight, to the millisecond', async (zone, day) => {
    const [from, until] = [startOfDay(day, zone), endOfDay(day, zone)];
    const around = [
      [from, -1, 'planned'],
      [from, 0, 'running'],
      [until, -1, 'running'],
      [until, 0, 'ended'],
    ] as const;
    for (const [instant, milliseconds, state] of around) {
      const at = new Date(Date.parse(instant) + milliseconds).toISOString();
      const { rows } = await asSystem(appPool, (db) =>
        sql<{ state: string }>`
          select campaign_state(${from}::timestamptz, ${until}::timestamptz, ${at}::timestamptz) as state`.execute(db),
      );
      expect([at, rows[0]?.state]).toEqual([at, state]);
    }
  });

  test('decides what the website shows: running campaigns, in the order of the platform', async () => {
    const ids = await asSystem(appPool, async (db) => {
      const of = { application_id: child };
      return [
        await seedCampaign(db, { ...of, title: 'Altijd', position: 3 }),
        await seedCampaign(db, { ...of, title: 'Nu', starts_at: inHours(-1), ends_at: inHours(1), position: 1 }),
        await seedCampaign(db, { ...of, title: 'Tot straks', ends_at: inHours(1), position: 2 }),
        await seedCampaign(db, { ...of, title: 'Straks', starts_at: inHours(1), position: 0 }),
        await seedCampaign(db, { ...of, title: 'Voorbij', ends_at: inHours(-1), position: 4 }),
        await seedCampaign(db, { application_id: application, title: 'Van boven' }),
      ];
    });
    expect(await onWebsite(child)).toEqual(['Nu', 'Tot straks', 'Altijd']);
    expect(await onWebsite(otherApplication)).toEqual([]);
    expect(await current(inChild)).toEqual(['Straks', 'Nu', 'Tot straks', 'Altijd']);
    const states = async (query: object) => {
      const { body } = await call(listCampaigns, { as: 'admin', headers: inChild, query });
      return body.campaigns.map(({ title, state }) => `${title} ${state}`);
    };
    expect(await states({ state: 'ended' })).toEqual(['Voorbij ended']);
    expect(await states({ search: 'STRAKS', sort: 'title' })).toEqual(['Straks planned', 'Tot straks running']);
    await call(removeCampaign, { as: 'admin', headers: inChild, params: { campaignId: ids[1] ?? 0 } });
    expect(await onWebsite(child)).toEqual(['Tot straks', 'Altijd']);
    await asSystem(appPool, (db) => sql`delete from campaigns where id = any (${ids}::bigint[])`.execute(db));
  });
});

describe('the order', () => {
  const order = (ids: number[], seen_ids?: number[]) =>
    call(orderCampaigns, { as: 'childAdmin', headers: inChild, body: { ids, ...(seen_ids && { seen_ids }) } });

  test('is set by the platform; new ones come last, ended ones are not part of it', async () => {
    const [a, b, c] = await Promise.all(['Aa', 'Bb', 'Cc'].map((title) => newCampaign(title, {}, inChild)));
    const ended = await asSystem(appPool, (db) =>
      seedCampaign(db, { application_id: child, title: 'Voorbij', ends_at: inHours(-1) }),
    );
    const seen = (await call(listCurrentCampaigns, { as: 'admin', headers: inChild })).body.campaigns;
    const ids = seen.map(({ id }) => id);
    expect(ids.toSorted((x, y) => x - y)).toEqual([a?.id, b?.id, c?.id].toSorted((x = 0, y = 0) => x - y));
    const answer = await order(ids.toReversed(), ids);
    expect(answer.body.campaigns.map(({ id }) => id)).toEqual(ids.toReversed());
    const late = await order(ids, ids);
    expect([late.status, Object.keys(late.errors)]).toEqual([409, ['updated_at']]);
    expect((await order([ended])).errors).toEqual({ ids: ['Volgorde bestaat niet'] });
    const [first = 0] = ids;
    expect((await order([first])).body.campaigns.map(({ id }) => id)[0]).toBe(first);
    await newCampaign('Dd', {}, inChild);
    expect((await current(inChild)).at(-1)).toBe('Dd');
    const both = (await call(listCurrentCampaigns, { as: 'admin', headers: inChild })).body.campaigns;
    const now = both.map(({ id }) => id);
    const turns = [now.toReversed(), [...now.slice(1), now[0] ?? 0]];
    const answers = await Promise.all(turns.map((turn) => order(turn, now)));
    expect(answers.map(({ status }) => status).toSorted((x, y) => x - y)).toEqual([200, 409]);
  });
});

describe('rights', () => {
  test.each<[TestUser, number]>([
    ['superadmin', 200],
    ['admin', 200],
    ['childAdmin', 403],
    ['strangerAdmin', 403],
    ['staff', 403],
    ['trainer', 403],
    ['nobody', 403],
  ])('%s gets %i for the campaigns of a platform', async (as, status) => {
    const headers = { 'x-application-id': String(application) };
    const params = {
      campaignId: await asSystem(appPool, (db) => seedCampaign(db, { application_id: application, title: 'Recht' })),
    };
    const body = { title: 'Anders', url };
    const read = await call(listCurrentCampaigns, { as, headers });
    const write = await call(updateCampaign, { as, headers, params, body });
    expect([read.status, write.status]).toEqual([status, status]);
    expect((await call(removeCampaign, { as, headers, params })).status).toBe(status === 200 ? 204 : status);
  });

  test('a campaign of another platform is not found', async () => {
    const seeded = { application_id: application, title: 'Alleen hier' };
    const params = { campaignId: await asSystem(appPool, (db) => seedCampaign(db, seeded)) };
    for (const as of ['childAdmin', 'strangerAdmin'] as const) {
      const answers = await Promise.all([
        call(getCampaign, { as, params }),
        call(updateCampaign, { as, params, body: { title: 'Gekaapt', url } }),
        call(removeCampaign, { as, params }),
        call(restoreCampaign, { as, params }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    }
    // the caller administers the platform, but has another one open
    expect((await call(getCampaign, { as: 'admin', headers: inChild, params })).status).toBe(404);
    const listed = await call(listCampaignsOfApplication, { as: 'admin', params: { applicationId: application } });
    expect(listed.status).toBe(403);
    const all = await call(listCampaignsOfApplication, { as: 'superadmin', params: { applicationId: application } });
    expect(all.body.campaigns.map(({ title }) => title)).toContain('Alleen hier');
  });

  test('a restored campaign comes last in the order; a lower role than the one that removed it can’t restore it', async () => {
    const { id } = await newCampaign('Terug', {}, inChild);
    const params = { campaignId: id };
    const remove = (as: TestUser) => call(removeCampaign, { as, headers: inChild, params });
    const restore = (as: TestUser) => call(restoreCampaign, { as, headers: inChild, params });
    expect((await restore('childAdmin')).status).toBe(404);
    expect((await remove('childAdmin')).status).toBe(204);
    expect((await call(getCampaign, { as: 'admin', headers: inChild, params })).status).toBe(404);
    expect((await restore('childAdmin')).status).toBe(200);
    expect((await current(inChild)).at(-1)).toBe('Terug');
    await remove('admin');
    expect((await restore('childAdmin')).status).toBe(403);
    expect((await restore('admin')).status).toBe(200);
    await remove('superadmin');
    expect((await restore('admin')).status).toBe(403);
    await asSystem(appPool, (db) =>
      sql`update campaigns set deleted_at = now() - interval '31 days' where id = ${id}`.execute(db),
    );
    expect((await restore('superadmin')).status).toBe(404);
  });

  test('removing a platform deletes its removed campaigns, and no others', async () => {
    const [applicationId, id] = await asSystem(appPool, async (db) => {
      const platform = await seedApplication(db, { name: 'Kort', slug: 'kort', timezone: 'Europe/Amsterdam' });
      return [platform, await seedCampaign(db, { application_id: platform, title: 'Rest' })];
    });
    const headers = { 'x-application-id': String(applicationId) };
    const params = { applicationId };
    const refused = await call(removeApplication, { as: 'superadmin', params });
    expect([refused.status, refused.errors['id']?.[0]]).toEqual([409, expect.stringContaining('1 campagne')]);
    await call(removeCampaign, { as: 'superadmin', headers, params: { campaignId: id } });
    expect((await call(removeApplication, { as: 'superadmin', params })).status).toBe(204);
  });

  test('search finds a campaign for users who may change it', async () => {
    await newCampaign('Koudwatervrees');
    const found = async (as: TestUser) => {
      const { body } = await call(searchEverything, { as, query: { q: 'koudwater' } });
      return body.results.map(({ kind, name, hint, application_id }) => [kind, name, hint, application_id]);
    };
    const hit = ['campaign', 'Koudwatervrees', 'Sportplein', application];
    expect([await found('admin'), await found('superadmin')]).toEqual([[hit], [hit]]);
    for (const as of ['staff', 'trainer', 'childAdmin', 'strangerAdmin'] as const) expect(await found(as)).toEqual([]);
  });
});

test('all errors of a campaign are found at once, also that of its period', () => {
  const body = { url: 'geen link', starts_at: '2027-02-01T00:00:00.000Z', ends_at: '2027-01-01T00:00:00.000Z' };
  const checked = validate(NewCampaign, body, { labels: undefined, locale: 'nl' });
  expect(checked.ok ? [] : Object.keys(checked.errors).toSorted()).toEqual(['ends_at', 'image', 'title', 'url']);
});
