import { rejectOrganization } from '@move/contract/organizations/review.ts';
import { expect, test } from 'vitest';
import { asSystem, type Database } from '../../../platform/database/database.ts';
import { createLog } from '../../../platform/log/create-log.ts';
import { testApp } from '../../../testing/test-app.ts';
import { seedRole } from '../../access/access.seed.ts';
import { seedOrganization } from '../organizations.seed.ts';
import { reviewTasks } from './mail-decision.ts';

const { call, appPool, ownerPool, config, tenants } = await testApp();
const { application, users } = tenants;
const system = <Result>(work: (db: Database) => Promise<Result>) => asSystem(appPool, work);

/** Rejects a new organisation and returns the mail to its address. `staffId`: its only team member. */
async function rejectionMailOf(name: string, email: string, staffId?: number) {
  const seed = { name, email, home_application_id: application, status: 'pending' as const };
  const organizationId = await system((db) => seedOrganization(db, seed));
  if (staffId !== undefined) {
    await system((db) => seedRole(db, { user_id: staffId, role: 'organization', organization_id: organizationId }));
  }
  const body = { reason: 'Het adres klopt niet.' };
  expect((await call(rejectOrganization, { as: 'admin', params: { organizationId }, body })).status).toBe(200);
  const jobs = await ownerPool.query<{ payload: unknown }>(
    "select payload from graphile_worker._private_jobs where payload ->> 'organizationId' = $1",
    [String(organizationId)],
  );
  const context = { pool: appPool, sidePool: appPool, config, log: createLog('silent'), now: new Date() };
  for (const { payload } of jobs.rows) for (const { run } of reviewTasks) await run(payload, context);
  const mails = await ownerPool.query<{ body_text: string; reply_to: string | null }>(
    'select body_text, reply_to from mails where recipient = $1',
    [email],
  );
  return { organizationId, mail: mails.rows[0] };
}

const platformAddress = (email: string | null) =>
  system((db) => db.updateTable('applications').set({ email }).where('id', '=', application).execute());

test('an organisation without a team is asked to reply to the platform, since nobody can log in', async () => {
  await platformAddress('post@sportplein.example');
  const { mail: answered } = await rejectionMailOf('Niemand thuis', 'niemand-thuis@test.example');
  await platformAddress(null);
  const { mail: contacted } = await rejectionMailOf('Niemand hier', 'niemand-hier@test.example');
  expect([answered?.reply_to, contacted?.reply_to]).toEqual(['post@sportplein.example', null]);
  expect(answered?.body_text).toBe(
    [
      'Hallo,',
      'Bij het afwijzen van Niemand thuis schreef de beoordelaar:',
      'Het adres klopt niet.',
      'Wordt er iets gevraagd? Beantwoord deze mail, dan kijken we er opnieuw naar.',
      'Sportplein',
    ].join('\n\n'),
  );
  expect(contacted?.body_text).toContain('Neem contact op met Sportplein');
  expect(contacted?.body_text).not.toContain('/organizations/');
});

test('a team is sent to its details, to submit them again', async () => {
  const { organizationId, mail } = await rejectionMailOf('Met een team', 'met-een-team@test.example', users.nobody);
  expect(mail?.body_text).toContain('dien de organisatie daarna opnieuw in');
  expect(mail?.body_text).toContain(`/organizations/${organizationId}/profile`);
  expect(mail?.body_text).toMatch(/^Hallo,/);
});
