import { listAudit } from '@move/contract/audit/audit.ts';
import { impersonateUser } from '@move/contract/access/users.ts';
import { downloadExport, getJob } from '@move/contract/jobs/jobs.ts';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { asSystem } from '../../platform/database/database.ts';
import { csv, HEAD, importWorld, row } from '../../testing/worlds/import-world.ts';
import { importJobs } from './imports.jobs.ts';

const statements = vi.spyOn(pg.Client.prototype, 'query');
afterAll(() => statements.mockRestore());
const { call, tenants, appPool, ownerPool, send, check, run, importList, findOrganizations } = await importWorld();

test('staff with the right to add organisations import a list, which waits for review', async () => {
  await appPool.query("insert into role_abilities values ('organization', 'create-organizations')");
  const { status, report } = await importList(csv(HEAD, row('Van een medewerker')), {}, 'staff');
  await appPool.query("delete from role_abilities where role = 'organization' and ability = 'create-organizations'");
  expect([status, report?.valid]).toEqual([200, 1]);
  expect(await findOrganizations('Van een medewerker')).toMatchObject([{ status: 'pending' }]);
});

describe('importing', () => {
  test('creates organisations with their location, waiting for review', async () => {
    const { job } = await importList(
      csv(
        `${HEAD};Omschrijving;E-mail;Telefoon;Website;Instagram;Notities;KVK`,
        `${row('Nieuw Een')};"Twee\nregels <b>vet</b>";INFO@een.example;06 12 34 56 78;een.example;;Achterom;4012 3401`,
        `${row('=2+3', 'Kade;1;9000;Gent;be')};;;;;;;`,
      ),
    );
    expect(job).toMatchObject({ status: 'succeeded', result: { rows: 2, created: 2, refused: 0 }, file: null });
    const { rows } = await asSystem(appPool, (db) =>
      sql`select o.name, o.status, o.city, o.kvk_number, o.email, o.website, o.description, o.home_application_id, o.timezone,
            l.name as place, l.street, l.zipcode, l.country, l.notes, u.is_admin
          from organizations o join locations l on l.owner_organization_id = o.id
            join location_organizations u on u.location_id = l.id and u.organization_id = o.id
          where o.name in ('Nieuw Een', '=2+3') order by o.id`.execute(db),
    );
    const common = {
      status: 'pending',
      home_application_id: tenants.application,
      timezone: 'Europe/Amsterdam',
      is_admin: true,
    };
    expect(rows).toEqual([
      {
        ...common,
        name: 'Nieuw Een',
        city: 'Waterstad',
        kvk_number: '40123401',
        email: 'info@een.example',
        website: 'https://een.example',
        description: 'Twee\nregels <b>vet</b>',
        place: 'Nieuw Een',
        street: 'Badlaan',
        zipcode: '1234 AB',
        country: 'NL',
        notes: 'Achterom',
      },
      {
        ...common,
        name: '=2+3',
        city: 'Gent',
        kvk_number: null,
        email: null,
        website: null,
        description: null,
        place: '=2+3',
        street: 'Kade',
        zipcode: '9000',
        country: 'BE',
        notes: null,
      },
    ]);
  });

  test('is mailed to the platform once per list, unless the list was accepted at once', async () => {
    const email = 'lijsten@sportplein.example';
    const subjects = async () => {
      const { rows } = await appPool.query<{ subject: string }>(
        'select subject from mails where recipient = $1 order by id',
        [email],
      );
      return rows.map(({ subject }) => subject);
    };
    await asSystem(appPool, (db) =>
      db.updateTable('applications').set({ email }).where('id', '=', tenants.application).execute(),
    );
    const file = csv(HEAD, row('Gemaild Een'), row('Gemaild Twee', 'Kade;9;1234 AB;Stad;NL'));
    await importList(file);
    expect(await subjects()).toEqual(['2 geïmporteerde organisaties wachten op beoordeling']);
    await importList(file, { skip_invalid: '1' });
    await importList(csv(HEAD, row('Gemaild Drie', 'Kade;11;1234 AB;Stad;NL')), { accept: '1' });
    expect(await subjects()).toHaveLength(1);
  });

  test('imports all rows or none, unless the user chooses the valid rows only', async () => {
    const file = csv(HEAD, row('Half Een'), row('Half Twee', ';;;;'), row('Half Drie', 'Kade;9;1234 AB;Stad;NL'));
    const whole = await importList(file);
    expect([whole.status, whole.errors]).toEqual([
      422,
      { file: ['1 van de 3 regels kloppen niet. Verbeter ze of kies voor alleen de geldige regels'] },
    ]);
    expect(await findOrganizations('half')).toEqual([]);
    const { job } = await importList(file, { skip_invalid: '1' });
    expect(job).toMatchObject({ result: { rows: 3, created: 2, refused: 1 }, file: 'geweigerd.csv' });
    expect((await findOrganizations('half')).map(({ name }) => name)).toEqual(['Half Drie', 'Half Een']);
    const answer = await call(downloadExport, { as: 'admin', params: { job: job?.id ?? '' } });
    const [head, refused] = answer.bytes.toString('utf8').split('\r\n');
    expect(head).toBe(`\uFEFF${HEAD};Regel;Reden`);
    expect(refused).toMatch(/^Half Twee;;;;;;3;Straat is verplicht · /);
    for (const as of ['superadmin', 'staff'] as const)
      expect((await call(downloadExport, { as, params: { job: job?.id ?? '' } })).status).toBe(404);
    // a superadmin who impersonates the user who started the import can't open the file either
    const body = { reason: 'helpt met de lijst' };
    const acting = await call(impersonateUser, { as: 'superadmin', params: { userId: tenants.users.admin }, body });
    const headers = { authorization: `Bearer ${acting.body.api_token}` };
    const asUser = { as: null, headers, params: { job: job?.id ?? '' } };
    expect((await call(downloadExport, asUser)).status).toBe(403);
  });

  test('a second time creates nothing, also when both were submitted at once', async () => {
    const file = () => csv(HEAD, row('Tweemaal Een'), row('Tweemaal Twee'));
    const [first, second] = [(await send(file())).body.job?.id ?? '', (await send(file())).body.job?.id ?? ''];
    await Promise.all([run(first), run(second)]);
    const results = await Promise.all(
      [first, second].map(
        async (job) => (await call(getJob, { as: 'admin', params: { job } })).body.job.result?.['created'],
      ),
    );
    expect(new Set(results)).toEqual(new Set([0, 2]));
    const again = await importList(file(), { skip_invalid: '1' });
    expect(again).toMatchObject({ status: 200, job: null, report: { valid: 0, created: 0 } });
    expect(again.report.doubles).toMatchObject(
      ['Tweemaal Een', 'Tweemaal Twee'].map((name) => ({ equal: ['name', 'city', 'address'], organization: { name } })),
    );
    expect(await findOrganizations('tweemaal')).toHaveLength(2);
  });

  test('doesn’t compare with organisations of an unrelated platform', async () => {
    expect((await importList(csv(HEAD, row('Elders Ook')), {}, 'strangerAdmin')).job?.result).toMatchObject({
      created: 1,
    });
    expect((await check(csv(HEAD, row('Elders Ook')))).body.import.valid).toBe(1);
  });

  test('leaves nothing when it is stopped halfway', async () => {
    const many = Array.from({ length: 450 }, (_, n) => row(`Gestopt ${n}`, `Kade;${n + 1};1234 AB;Stad;NL`));
    const { body } = await send(csv(HEAD, ...many));
    const id = body.job?.id ?? '';
    let steps = 0;
    await run(id, {
      import_organizations: (job) =>
        importJobs.import_organizations?.({
          ...job,
          report: async (done) => {
            steps += 1;
            if (steps === 2) await appPool.query('update job_runs set cancel_asked_at = now() where id = $1', [id]);
            await job.report(done);
          },
        }) ?? Promise.resolve({}),
    });
    expect((await call(getJob, { as: 'admin', params: { job: id } })).body.job).toMatchObject({
      status: 'canceled',
      done: 200,
    });
    expect(await findOrganizations('gestopt')).toEqual([]);
  });
});

describe('accepting in the same step', () => {
  test('requires the right to review, and audits who accepted what', async () => {
    const { job } = await importList(csv(HEAD, row('Meteen Goed')), { accept: '1' });
    expect(job?.result).toMatchObject({ created: 1 });
    expect(await findOrganizations('meteen goed')).toEqual([
      { name: 'Meteen Goed', status: 'accepted', city: 'Waterstad' },
    ]);
    const trail = await asSystem(appPool, (db) =>
      db
        .selectFrom('audit_log')
        .select(['actor_id', 'subject_name', 'application_id', 'changes'])
        .where('action', '=', 'importOrganizations')
        .where('subject_name', '=', 'Meteen Goed')
        .execute(),
    );
    expect(trail).toMatchObject([
      { actor_id: tenants.users.admin, application_id: tenants.application, changes: { status: { new: 'accepted' } } },
    ]);
  });

  test('invites the address of each organisation, as a decision does', async () => {
    await importList(csv(`${HEAD};E-mail`, `${row('Met Adres')};post@met-adres.example`), { accept: '1' });
    const { id } = await asSystem(appPool, (db) =>
      db.selectFrom('organizations').select('id').where('name', '=', 'Met Adres').executeTakeFirstOrThrow(),
    );
    const { rows } = await ownerPool.query<{ payload: object }>(
      "select payload from graphile_worker._private_jobs where payload ->> 'organizationId' = $1",
      [String(id)],
    );
    expect(rows).toEqual([{ payload: expect.objectContaining({ mayInvite: true }) }]);
  });

  test('is one entry in the trail of the platform, and one in the history of each organisation', async () => {
    const names = ['Spoor Een', 'Spoor Twee'];
    await importList(csv(HEAD, ...names.map((name, n) => row(name, `Spoorlaan;${n + 1};1234 AB;Stad;NL`))));
    const trail = async (query: object) =>
      (await call(listAudit, { as: 'admin', query: { subject: 'organizations', ...query } })).body.audit;
    const [entry] = await trail({});
    expect(entry).toMatchObject({ subject_type: 'imports', subject_name: 'clubs.csv' });
    expect((await trail({})).filter(({ subject_name }) => names.includes(subject_name ?? ''))).toEqual([]);
    const rows = await trail({ requestId: entry?.request_id });
    const imported = rows.filter(({ subject_type }) => subject_type === 'organizations');
    expect(new Set(imported.map(({ subject_name }) => subject_name))).toEqual(new Set(names));
    const own = await trail({ subjectId: imported[0]?.subject_id });
    expect(own).toMatchObject([{ action: 'importOrganizations' }]);
  });

  test('attributes addresses to the superadmin who impersonates the administrator', async () => {
    const entered = async (impersonatorId: number | null) => {
      const { body } = await send(
        csv(`${HEAD};E-mail`, `${row(`Namens ${impersonatorId}`)};info@namens${impersonatorId}.example`),
      );
      const id = body.job?.id ?? '';
      await asSystem(appPool, (db) =>
        sql`update imports set impersonator_id = ${impersonatorId} where id = ${id}::uuid`.execute(db),
      );
      await run(id);
      const { rows } = await asSystem(appPool, (db) =>
        sql<{ email_changed_by: number }>`select email_changed_by from organizations
          where name = ${`Namens ${impersonatorId}`}`.execute(db),
      );
      return rows[0]?.email_changed_by;
    };
    expect(await entered(null)).toBe(tenants.users.admin);
    expect(await entered(tenants.users.superadmin)).toBe(tenants.users.superadmin);
  });

  test('is refused without the right to review', async () => {
    await appPool.query("delete from role_abilities where role = 'admin' and ability = 'review-organizations'");
    expect((await send(csv(HEAD, row('Mag Niet')), { accept: '1' })).status).toBe(403);
    expect((await send(csv(HEAD, row('Mag Wel')), { dry_run: '1' })).status).toBe(200);
    await appPool.query("insert into role_abilities (role, ability) values ('admin', 'review-organizations')");
  });
});

test.each([
  [
    'the role',
    'delete from user_roles where user_id = $1',
    "insert into user_roles (user_id, role, application_id) values ($1, 'admin', $2)",
  ],
  [
    'the right to review',
    "delete from role_abilities where role = 'admin' and ability = 'review-organizations'",
    "insert into role_abilities (role, ability) values ('admin', 'review-organizations')",
  ],
])('a queued list is not imported for a user who lost %s since', async (_what, take, give) => {
  const parametersOf = (text: string) =>
    [tenants.users.admin, tenants.application].slice(0, text.split('$').length - 1);
  const { body } = await send(csv(HEAD, row('Te Laat')), { accept: '1' });
  const params = { job: body.job?.id ?? '' };
  await appPool.query(take, parametersOf(take));
  await run(params.job);
  await appPool.query(give, parametersOf(give));
  expect((await call(getJob, { as: 'admin', params })).body.job).toMatchObject({
    status: 'failed',
    failure: expect.stringContaining('geen toegang'),
  });
  expect(await findOrganizations('te laat')).toEqual([]);
});

test('a queued list is not imported for a user whose organisation was removed since', async () => {
  const { body } = await send(csv(HEAD, row('Van Wie Weg Is')));
  const { admin } = tenants.users;
  const change = (...statements: string[]) =>
    asSystem(appPool, async (db) => {
      for (const statement of statements) await sql.raw(statement).execute(db);
    });
  await change(
    `delete from user_roles where user_id = ${admin}`,
    `insert into user_roles (user_id, role, organization_id) values (${admin}, 'organization', ${tenants.organization})`,
    "insert into role_abilities (role, ability) values ('organization', 'create-organizations')",
    `update organizations set deleted_at = now() where id = ${tenants.organization}`,
  );
  await run(body.job?.id ?? '');
  await change(
    `update organizations set deleted_at = null where id = ${tenants.organization}`,
    "delete from role_abilities where role = 'organization' and ability = 'create-organizations'",
    `delete from user_roles where user_id = ${admin}`,
    `insert into user_roles (user_id, role, application_id) values (${admin}, 'admin', ${tenants.application})`,
  );
  expect((await call(getJob, { as: 'admin', params: { job: body.job?.id ?? '' } })).body.job?.status).toBe('failed');
  expect(await findOrganizations('van wie weg is')).toEqual([]);
});

test('a long list takes no more statements per row than a short one', async () => {
  const cost = async (name: string, count: number) => {
    statements.mockClear();
    const { job } = await importList(
      csv(HEAD, ...Array.from({ length: count }, (_, n) => row(`${name} ${n}`, `Kade;${n + 1};1234 AB;Stad;NL`))),
    );
    expect(job?.result).toEqual({ rows: count, created: count, updated: 0, skipped: 0, refused: 0 });
    return statements.mock.calls.length / count;
  };
  const short = await cost('Kort', 100);
  expect(short).toBeGreaterThan(0);
  expect(await cost('Lang', 1_000)).toBeLessThanOrEqual(short);
});
