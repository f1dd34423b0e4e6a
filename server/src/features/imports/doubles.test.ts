import { downloadExport, getJob } from '@move/contract/jobs/jobs.ts';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { asSystem } from '../../platform/database/database.ts';
import { seedOrganization } from '../organizations/organizations.seed.ts';
import { csv, HEAD, importWorld, row } from '../../testing/worlds/import-world.ts';

const { call, tenants, appPool, send, check, run, importList, findOrganizations } = await importWorld();

test('organisations with the same name are compared only within their town, at most ten of them', async () => {
  const { rows } = await asSystem(appPool, async (db) => {
    await sql`
      with added as (
        insert into organizations (name, city, status, home_application_id)
        select 'Naamgenoot', case when n <= 60 then 'Dorp ' || n else 'Méérstad' end, 'accepted', ${tenants.application}
        from generate_series(1, 120) n returning id)
      insert into organization_applications (organization_id, application_id) select id, ${tenants.application} from added`.execute(
      db,
    );
    const asked = ['Elders', 'Dorp-7', 'MEERSTAD'].map((city, n) => ({ n, name: 'naamgenoot', city }));
    return sql<{ n: number; pairs: number }>`
      select n, count(*)::integer as pairs
      from organizations_like(${JSON.stringify(asked)}::jsonb, array[${tenants.application}::bigint]) group by n order by n`.execute(
      db,
    );
  });
  expect(rows).toEqual([
    { n: 1, pairs: 1 },
    { n: 2, pairs: 10 },
  ]);
});

describe('a duplicate', () => {
  const head = `${HEAD};E-mail;Telefoon;Omschrijving`;
  const existing = (name: string) =>
    importList(csv(head, `${row(name)};oud@${name.toLowerCase()}.example;0612345678;Onze club`));
  const choose = (choice: string, line = 2) => ({ doubles: JSON.stringify([{ line, choice }]) });
  /** Checks the list, and chooses to update the organisations that it shows as duplicates. */
  const update = async (file: File) => {
    const { doubles } = (await check(file)).body.import;
    const seen = doubles.map(({ line, organization }) => ({
      line,
      choice: 'update',
      organization_id: organization?.id,
    }));
    return { doubles: JSON.stringify(seen) };
  };

  test('is skipped by default, and is in the file of skipped rows with the reason', async () => {
    await existing('Blijft');
    const { job } = await importList(
      csv(head, `${row('Blijft')};;;`, `${row('Blijft Niet', 'Kade;8;1234 AB;Stad;NL')};;;`),
    );
    expect(job).toMatchObject({ result: { rows: 2, created: 1, updated: 0, skipped: 1, refused: 0 } });
    const answer = await call(downloadExport, { as: 'admin', params: { job: job?.id ?? '' } });
    expect(answer.bytes.toString('utf8')).toContain(
      'Overgeslagen: lijkt op Blijft (zelfde naam, plaats en adres), die al bestaat',
    );
    expect(await findOrganizations('blijft')).toHaveLength(2);
  });

  test('is found by its KVK number, even with another name', async () => {
    const numbered = `${HEAD};KVK-nummer`;
    await importList(csv(numbered, `${row('Genummerd')};40123402`));
    const { doubles } = (
      await check(
        csv(
          numbered,
          `${row('Heel Anders', 'Kade;8;4321 AB;Stad;NL')};40123402`,
          `${row('Eerste', 'Kade;9;4321 AB;Stad;NL')};40123403`,
          `${row('Tweede', 'Dijk;9;4321 AC;Dorp;NL')};4012 3403`,
        ),
      )
    ).body.import;
    expect(doubles).toMatchObject([
      { line: 2, equal: ['kvk_number'], organization: { name: 'Genummerd' } },
      { line: 4, equal: ['kvk_number'], first_line: 3 },
    ]);
  });

  test('is added on request', async () => {
    await existing('Nogmaals');
    const { job } = await importList(csv(head, `${row('Nogmaals')};;;`), choose('add'));
    expect(job?.result).toMatchObject({ created: 1, skipped: 0 });
    expect(await findOrganizations('nogmaals')).toHaveLength(2);
  });

  test('updates the existing organisation with the filled cells, and is audited', async () => {
    await existing('Bijgewerkt');
    const [, mailed] = ['oud', 'nieuw'].map((name) => `${name}@bijgewerkt.example`);
    const file = csv(head, `${row('BIJGEWERKT', 'Elders;1;4321 BA;Waterstad;NL')};${mailed};;`);
    const { job } = await importList(file, await update(file));
    expect(job?.result).toEqual({ rows: 1, created: 0, updated: 1, skipped: 0, refused: 0 });
    const { rows } = await asSystem(appPool, (db) =>
      sql<{ changes: object }>`
        select o.name, o.email, o.phone, o.description, o.email_changed_by, l.street,
          (select changes from audit_log where subject_id = o.id::text and subject_type = 'organizations' order by id desc limit 1) as changes
        from organizations o join locations l on l.owner_organization_id = o.id where fold(o.name) = 'bijgewerkt'`.execute(
        db,
      ),
    );
    expect(rows).toMatchObject([
      {
        name: 'BIJGEWERKT',
        email: mailed,
        phone: expect.stringContaining('612345678'),
        description: 'Onze club',
        email_changed_by: tenants.users.admin,
        street: 'Badlaan',
      },
    ]);
    expect(Object.keys(rows[0]?.changes ?? {}).toSorted()).toEqual(['email', 'name']);
    const { rows: mails } = await appPool.query("select subject from mails where recipient = 'oud@bijgewerkt.example'");
    expect(mails).toEqual([{ subject: 'E-mailadres van Bijgewerkt gewijzigd' }]);
  });

  test('on a child platform is updated, and is not in the trail of the platform of the import', async () => {
    await asSystem(appPool, (db) => seedOrganization(db, { name: 'Onder', home_application_id: tenants.child }));
    const file = csv(head, `${row('Onder')};onder@post.example;;`);
    const { job } = await importList(file, await update(file));
    expect(job?.result).toMatchObject({ updated: 1 });
    const { rows } = await asSystem(appPool, (db) =>
      sql`select application_id from audit_log where subject_name = 'Onder' and action = 'importOrganizations'`.execute(
        db,
      ),
    );
    expect(rows).toEqual([{ application_id: null }]);
  });

  test('is updated only if it is still the organisation that was shown', async () => {
    await existing('Gezien');
    await existing('Ingevuld');
    const chosen = await update(csv(head, `${row('Gezien')};nieuw@gezien.example;;`));
    const corrected = csv(head, `${row('Ingevuld')};nieuw@gezien.example;;`);
    for (const choice of [chosen, choose('update')]) {
      const { status, body } = await send(corrected, choice);
      expect(status).toBe(422);
      expect(body).toMatchObject({ errors: { doubles: [expect.stringContaining('Regel 2')] } });
    }
  });

  test('is updated only by users who may edit it, and gets no other address during impersonation', async () => {
    await existing('Beschermd');
    const file = () => csv(head, `${row('Beschermd')};ander@beschermd.example;;`);
    await appPool.query("delete from role_abilities where role = 'admin' and ability = 'edit-organization'");
    expect((await check(file())).body.import.doubles[0]?.may_update).toBe(false);
    const chosen = await update(file());
    expect((await send(file(), chosen)).status).toBe(403);
    await appPool.query("insert into role_abilities (role, ability) values ('admin', 'edit-organization')");
    const { body } = await send(file(), chosen);
    const id = body.job?.id ?? '';
    await asSystem(appPool, (db) =>
      sql`update imports set impersonator_id = ${tenants.users.superadmin} where id = ${id}::uuid`.execute(db),
    );
    await run(id);
    const { body: ended } = await call(getJob, { as: 'admin', params: { job: id } });
    expect(ended.job.result).toMatchObject({ updated: 0, refused: 1 });
  });
});
