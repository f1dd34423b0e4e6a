import { exportOrganizations, listOrganizations } from '@move/contract/organizations/organizations.ts';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { asSystem } from '../database/database.ts';
import { testApp } from '../../testing/test-app.ts';

const app = await testApp();

/** Makes the database refuse rows of the audit trail: at once, or only at the commit. */
async function refuseAuditRows(when: 'insert' | 'commit') {
  const owner = new pg.Client(app.admin);
  await owner.connect();
  const { rows } = await owner.query<{ name: string }>(
    "select inhrelid::regclass::text as name from pg_inherits where inhparent = 'audit_log'::regclass",
  );
  await owner.query(
    "create function refuse_row() returns trigger language plpgsql as $$ begin raise 'no room'; end $$",
  );
  for (const { name } of rows)
    await owner.query(
      when === 'insert'
        ? `create trigger refuse before insert on ${name} for each row execute function refuse_row()`
        : `create constraint trigger refuse after insert on ${name} deferrable initially deferred for each row execute function refuse_row()`,
    );
  onTestFinished(async () => {
    await owner.query('drop function refuse_row() cascade');
    await owner.end();
  });
}

test.each(['insert', 'commit'] as const)('no sheet is sent when its audit row fails on %s', async (when) => {
  await refuseAuditRows(when);
  const answer = await app.call(exportOrganizations, { as: 'superadmin' });
  expect([answer.status, Object.keys(answer.errors)]).toEqual([500, ['server']]);
  expect(answer.headers['content-disposition']).toBeUndefined();
  // a read that is not audited writes no row
  expect((await app.call(listOrganizations, { as: 'superadmin' })).status).toBe(200);
});

test('a sheet is sent after its audit row is stored', async () => {
  expect((await app.call(exportOrganizations, { as: 'superadmin' })).status).toBe(200);
  const { rows } = await asSystem(app.appPool, (db) =>
    sql`select count(*)::integer as count from audit_log where action = 'exportOrganizations'`.execute(db),
  );
  expect(rows).toEqual([{ count: 1 }]);
});
