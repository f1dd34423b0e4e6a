import { createContact } from '@move/contract/contacts/contacts.ts';
import { updateOrganization } from '@move/contract/organizations/organizations.ts';
import { createView, getDraft, listViews, removeView, saveDraft } from '@move/contract/preferences/preferences.ts';
import { erasePersonalData, getPersonalData } from '@move/contract/privacy/personal-data.ts';
import { removeMember } from '@move/contract/team/team.ts';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { asSystem } from '../../../platform/database/database.ts';
import { createLog } from '../../../platform/log/create-log.ts';
import { deliverMail } from '../../../platform/mail/mail.tasks.ts';
import { personalDataWorld } from '../../../testing/worlds/personal-data-world.ts';
import { clearErasedMails, findPersonMessages } from '../../messages/public.ts';
import { seedOrder } from '../../orders/orders.seed.ts';

const { call, appPool, sidePool, config, organizationId, tenants, newActivity, newSession, add, rowsOf, tablesWith } =
  await personalDataWorld();

type Names = { first_name: string; last_name: string };

async function eraseContact(names: Names, email: string) {
  const { contact } = (await call(createContact, { params: { organizationId }, body: { ...names, email } })).body;
  const params = { organizationId, record: `contacts-${contact.id}` };
  const body = { name: `${names.first_name} ${names.last_name}`.trim() };
  return (await call(erasePersonalData, { params, body })).status;
}

/** Stores a message to 20 recipients. */
async function message(body: string): Promise<number> {
  const activity = await newActivity();
  const { rows } = await rowsOf(sql<{ id: number }>`
    insert into messages (organization_id, activity_id, subject, body, recipients)
    values (${organizationId}, ${activity}, 'Nieuws', ${body}, 20) returning id`);
  return rows[0]?.id ?? 0;
}

async function bodyOf(id: number) {
  const { rows } = await rowsOf(sql<{ body: string }>`select body from messages where id = ${id}`);
  return rows[0]?.body;
}

const draft = (form: string) => ({ params: { form }, as: 'trainer' }) as const;
const keep = (form: string, values: Record<string, unknown>) => call(saveDraft, { ...draft(form), body: { values } });
const kept = async (form: string) => (await call(getDraft, draft(form))).body.draft?.values ?? null;
const view = (search: string) =>
  call(createView, { as: 'trainer', body: { list: 'participants', name: search, query: { search }, shared: 'me' } });
const searches = async () => {
  const { views } = (await call(listViews, { as: 'trainer', query: { list: 'participants' } })).body;
  return views.map(({ query }) => query);
};

test('a name such as “Bo .”, with a part without letters, is not searched; only the address is', async () => {
  const news = await message('Iedereen komt voor Bo. En Bo komt ook; 50 - 60 mensen.');
  const named = await message('Schrijf naar bo@bo-test.example.');
  await keep('activity', { name: 'Bo en vrienden', description: 'first name - last' });
  expect(await eraseContact({ first_name: 'Bo', last_name: '.' }, 'bo@bo-test.example')).toBe(204);
  expect(await eraseContact({ first_name: '-', last_name: 'name' }, 'x@name-test.example')).toBe(204);
  expect(await eraseContact({ first_name: '-', last_name: '.' }, 'y@name-test.example')).toBe(204);
  expect(await bodyOf(news)).toContain('Iedereen komt voor Bo');
  expect(await bodyOf(named)).toContain('bo@bo-test.example');
  expect(await kept('activity')).toMatchObject({ name: 'Bo en vrienden' });
});

test('a message that names the person is removed from the mails to others, who stay listed as recipients', async () => {
  const id = await message('Joris Kwakman is er weer.');
  const mails = sql`select recipient, subject, body_text, body_html from mails where message_id = ${id} order by status`;
  await rowsOf(sql`
    insert into mails (recipient, subject, locale, body_text, body_html, message_id, sender_organization_id, status)
    select 'ander@test.example', 'Nieuws', 'nl', 'Joris Kwakman is er weer.', '<p>Joris Kwakman', ${id}, ${organizationId}, status
    from unnest(array['failed', 'queued', 'sent']) as status`);
  expect(await eraseContact({ first_name: 'Joris', last_name: 'Kwakman' }, 'joris@test.example')).toBe(204);
  const unsent = { recipient: 'ander@test.example', subject: 'Nieuws' };
  // mails that are not sent yet keep their text
  expect((await rowsOf(mails)).rows).toMatchObject([
    unsent,
    unsent,
    { recipient: 'ander@test.example', subject: '', body_text: '', body_html: '' },
  ]);
  const clear = (now: Temporal.Instant) =>
    asSystem(appPool, (db) => clearErasedMails(db, new Date(now.epochMilliseconds)));
  const now = Temporal.Now.instant();
  await clear(now);
  expect((await rowsOf(mails)).rows).toMatchObject([unsent, unsent, {}]);
  // after two days no mail is tried again, so its text is removed
  await clear(now.add({ hours: 49 }));
  const cleared = { recipient: 'ander@test.example', subject: '', body_text: '', body_html: '' };
  expect((await rowsOf(mails)).rows).toMatchObject([cleared, cleared, cleared]);
  // a worker that was stopped for two days still has the jobs of these mails
  const context = { pool: appPool, sidePool, config, now: new Date(), log: createLog('silent') };
  const { rows } = await rowsOf(sql<{ id: number }>`select id from mails where message_id = ${id}`);
  for (const mail of rows) await deliverMail(Number(mail.id), context);
  const statuses = await rowsOf(sql`select status from mails where message_id = ${id} order by status`);
  expect(statuses.rows).toEqual([{ status: 'failed' }, { status: 'queued' }, { status: 'sent' }]);
});

test('a mail that is not tried again loses the name at once', async () => {
  await rowsOf(sql`
    insert into mails (recipient, subject, locale, body_text, body_html, sender_organization_id, status, created_at)
    select 'ander@test.example', 'Boeking', 'nl', 'Voor Fien Kwakman', 'Voor Fien Kwakman', ${organizationId}, 'failed',
      now() - make_interval(hours => hours) from unnest(array[47, 49]) as hours`);
  expect(await eraseContact({ first_name: 'Fien', last_name: 'Kwakman' }, 'fien@test.example')).toBe(204);
  const texts = sql<{ body_text: string }>`
    select body_text from mails where recipient = 'ander@test.example' and subject = 'Boeking' order by created_at`;
  expect((await rowsOf(texts)).rows).toEqual([{ body_text: 'Voor Verwijderd' }, { body_text: 'Voor Fien Kwakman' }]);
});

describe('a platform that the organisation left', () => {
  const as = 'strangerAdmin';
  const link = { organization_id: organizationId, application_id: tenants.otherApplication };

  /** An administrator of the platform stores a person's name in a private view, a shared view, a removed shared view and a draft. */
  async function typeAbout(person: Names, email: string) {
    const name = `${person.first_name} ${person.last_name}`;
    const add = async (shared: 'me' | 'all') => {
      const body = { list: 'listOrders', name, query: { search: name }, shared };
      const made = await call(createView, { as, body });
      expect([made.status, made.errors]).toEqual([201, {}]);
      return made.body.view.id;
    };
    await add('me');
    await add('all');
    await call(removeView, { as, params: { viewId: await add('all') } });
    await call(saveDraft, { as, params: { form: 'redeem' }, body: { values: { email } } });
  }

  test('keeps no search and no draft that names an erased person', async () => {
    await asSystem(appPool, (db) => db.insertInto('organization_applications').values(link).execute());
    await typeAbout({ first_name: 'Zqtilda', last_name: 'Zqvertrok' }, 'zqtilda@test.example');
    const body = { name: 'Zwemclub Test', applications: [tenants.application] };
    expect((await call(updateOrganization, { as: 'superadmin', params: { organizationId }, body })).status).toBe(200);
    const erased = await eraseContact({ first_name: 'Zqtilda', last_name: 'Zqvertrok' }, 'zqtilda@test.example');
    expect([erased, await tablesWith(['zqtilda', 'zqvertrok'])]).toEqual([204, []]);
  });

  test('keeps no search and no draft either when it only sold an order of the organisation', async () => {
    await asSystem(appPool, async (db) => {
      await sql`delete from organization_unlinks where organization_id = ${organizationId}`.execute(db);
      await db.insertInto('organization_applications').values(link).execute();
      await seedOrder(db, link);
      await sql`delete from organization_applications where (organization_id, application_id)
        = (${link.organization_id}, ${link.application_id})`.execute(db);
    });
    await typeAbout({ first_name: 'Zqruben', last_name: 'Zqkoper' }, 'zqruben@test.example');
    const erased = await eraseContact({ first_name: 'Zqruben', last_name: 'Zqkoper' }, 'zqruben@test.example');
    expect([erased, await tablesWith(['zqruben', 'zqkoper'])]).toEqual([204, []]);
  });
});

test('mails to a family member at the same address are not counted for a person with the first name “-”', async () => {
  const place = await newSession();
  const family = { last_name: 'Smit', email: 'gezin@test.example' };
  const mailsOf = async (first_name: string) => {
    const { id } = await add(place, { ...family, first_name });
    return async () => {
      const params = { organizationId, record: `participants-${id}` };
      const { kept: counts } = (await call(getPersonalData, { params })).body.data;
      return counts.find(({ kind }) => kind === 'mails')?.count ?? 0;
    };
  };
  const [kees, nameless] = [await mailsOf('Kees'), await mailsOf('-')];
  await rowsOf(sql`update mails set subject = 'Kees', body_text = 'Kees doet mee.' where recipient = ${family.email}`);
  expect([await kees(), await nameless()]).toEqual([2, 0]);
});

// docs/privacy.md: anybody may sign up with words from the name of the organisation or its offer
test('a name that is part of the name of the organisation or an activity is not searched; only the address is', async () => {
  const about = await message('Zwemclub Test leert je Zwemmen voor Beginners.');
  await rowsOf(sql`
    insert into mails (recipient, subject, locale, body_text, body_html, sender_organization_id, status)
    values ('ander@test.example', 'Zwemclub Test', 'nl', 'Van Zwemclub Test', 'Van Zwemclub Test', ${organizationId}, 'sent')`);
  await newActivity({ name: 'Zwemmen voor beginners' });
  expect(await eraseContact({ first_name: 'Zwemclub', last_name: 'Test' }, 'club@name-test.example')).toBe(204);
  expect(await eraseContact({ first_name: 'Zwemmen', last_name: 'voor' }, 'lid@name-test.example')).toBe(204);
  expect(await bodyOf(about)).toBe('Zwemclub Test leert je Zwemmen voor Beginners.');
  const mails = sql`select body_text from mails where subject = 'Zwemclub Test'`;
  expect((await rowsOf(mails)).rows).toEqual([{ body_text: 'Van Zwemclub Test' }]);
});

test('a message whose text is “Verwijderd”, the name of erased people, is found by its subject', async () => {
  const id = await message('Verwijderd');
  await rowsOf(sql`update messages set subject = 'Kim Kwakman, les 3' where id = ${id}`);
  expect(await eraseContact({ first_name: 'Kim', last_name: 'Kwakman' }, 'kim@test.example')).toBe(204);
  const { rows } = await rowsOf(sql`select subject, body from messages where id = ${id}`);
  expect(rows).toEqual([{ subject: 'Verwijderd', body: 'Verwijderd' }]);
});

test('the values in a draft are searched, its keys are not', async () => {
  await keep('keys', { 'piet smit': 'iets', rows: [['Kees', 'Smit']] });
  await keep('fields', { people: [{ first_name: 'Piet', last_name: 'Smit' }] });
  await keep('text', { notes: ['voor Piet Smit!'] });
  expect(await eraseContact({ first_name: 'Piet', last_name: 'Smit' }, 'piet@smit-test.example')).toBe(204);
  expect(await Promise.all(['keys', 'fields', 'text'].map(kept))).toEqual([expect.anything(), null, null]);
});

test('drafts of a colleague for another organisation stay', async () => {
  await asSystem(appPool, (db) =>
    db
      .insertInto('user_roles')
      .values({ user_id: tenants.users.trainer, role: 'trainer', organization_id: tenants.otherOrganization })
      .execute(),
  );
  const values = { notes: 'Ans Vos', email: 'ans@vos-test.example' };
  const [own, other] = [`purchases-${organizationId}-4`, `purchases-${tenants.otherOrganization}-${organizationId}`];
  for (const form of [own, other]) await keep(form, values);
  await keep('named', { notes: 'Ans Vos' });
  await keep('addressed', values);
  await view('Ans Vos');
  await view('ans@vos-test.example');
  expect(await eraseContact({ first_name: 'Ans', last_name: 'Vos' }, 'ans@vos-test.example')).toBe(204);
  expect(await kept(own)).toBeNull();
  expect(await kept(other)).toEqual(values);
  expect(await kept('named')).toEqual({ notes: 'Ans Vos' });
  expect(await kept('addressed')).toBeNull();
  expect(await searches()).toEqual(expect.arrayContaining([{ search: 'Ans Vos' }, {}]));
});

test('private views and drafts of users of another organisation stay', async () => {
  const as = 'stranger';
  const query = { search: 'els@vos-test.example' };
  await call(createView, { as, body: { list: 'participants', name: 'Els', query, shared: 'me' } });
  await call(saveDraft, { as, params: { form: 'addressed' }, body: { values: query } });
  expect(await eraseContact({ first_name: 'Els', last_name: 'Vos' }, 'els@vos-test.example')).toBe(204);
  const { views } = (await call(listViews, { as, query: { list: 'participants' } })).body;
  expect(views).toMatchObject([{ name: 'Els', query }]);
  expect((await call(getDraft, { as, params: { form: 'addressed' } })).body.draft?.values).toEqual(query);
});

test('a former member who works elsewhere keeps no draft of the organisation, nor a search for the address', async () => {
  const userId = tenants.users.trainer;
  const values = { notes: 'Pim Bos', email: 'pim@bos-test.example' };
  const [own, other] = [`purchases-${organizationId}-5`, `purchases-${tenants.otherOrganization}-5`];
  for (const form of [own, other, 'former']) await keep(form, values);
  await view('Pim Bos');
  await view('pim@bos-test.example');
  expect((await call(removeMember, { params: { organizationId, userId } })).status).toBe(204);
  expect(await eraseContact({ first_name: 'Pim', last_name: 'Bos' }, 'pim@bos-test.example')).toBe(204);
  expect(await kept(own)).toBeNull();
  expect(await kept(other)).toEqual(values);
  expect(await kept('former')).toBeNull();
  expect(await searches()).not.toContainEqual({ search: 'pim@bos-test.example' });
  // another organisation may know a person with the same name
  expect(await searches()).toContainEqual({ search: 'Pim Bos' });
});

test('a draft for the organisation is removed, whoever typed it', async () => {
  const one = { as: 'stranger', params: { form: `purchases-${organizationId}-6` } } as const;
  await call(saveDraft, { ...one, body: { values: { notes: 'Mia Bos' } } });
  expect(await eraseContact({ first_name: 'Mia', last_name: 'Bos' }, 'mia@bos-test.example')).toBe(204);
  expect((await call(getDraft, one)).body.draft).toBeNull();
});

test('a person with 300 records is searched for once in each message', async () => {
  const activity = await newActivity();
  await rowsOf(sql`
    insert into messages (organization_id, activity_id, subject, body, recipients)
    select ${organizationId}, ${activity}, 'Lang', left(repeat('woord zoeker ', 800), 9900), 20 from generate_series(1, 30)`);
  const found = await message('Voor Piet Zoeker');
  const names = Array.from({ length: 300 }, () => ({ first_name: 'Piet', last_name: 'Zoeker' }));
  const other = names.map((name, index) => ({ ...name, first_name: `Woord ${index}` }));
  for (const [people, ids] of [
    [names, [found]],
    [other, []],
  ] as const) {
    const start = performance.now();
    expect(
      await asSystem(appPool, (db) => findPersonMessages(db, { organizationId, mailIds: [], names: people })),
    ).toEqual(ids);
    // takes 0.1 s; searching for each record takes 11.5 s
    expect(performance.now() - start).toBeLessThan(3_000);
  }
});

test('a user may erase 60 people an hour and preview 300', async () => {
  const params = { organizationId, record: 'contacts-999999' };
  const statuses = [];
  for (let turn = 0; turn < 61; turn++)
    statuses.push((await call(erasePersonalData, { as: 'superadmin', params, body: { name: 'x' } })).status);
  expect(statuses.slice(-2)).toEqual([404, 429]);
  const looks = [];
  for (let turn = 0; turn < 301; turn++) looks.push((await call(getPersonalData, { as: 'superadmin', params })).status);
  expect(looks.slice(-2)).toEqual([404, 429]);
});
