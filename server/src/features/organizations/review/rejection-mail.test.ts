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

async function waiting(name: string, email: string) {
  const seed = { name, email, home_application_id: application, status: 'pending' as const };
  return { organizationId: await system((db) => seedOrganization(db, seed)) };
}

/** Rejects an organisation, mails the decision at once, and returns the mail to this address. */
async function rejectAndMail(params: { organizationId: number }, email: string) {
  const { status } = await call(rejectOrganization, { as: 'admin', params, body: { reason: 'Het adres klopt niet.' } });
  expect(status).toBe(200);
  const { rows } = await ownerPool.query<{ payload: unknown }>(
    "select payload from graphile_worker._private_jobs where payload ->> 'organizationId' = $1",
    [String(params.organizationId)],
  );
  const context = { pool: appPool, sidePool: appPool, config, log: createLog('silent'), now: new Date() };
  for (const { payload } of rows) for (const { run } of reviewTasks) await run(payload, context);
  const mails = await ownerPool.query<{ body_text: string; reply_to: string | null }>(
    'select body_text, reply_to from mails where recipient = $1',
    [email],
  );
  return mails.rows[0];
}

test('a rejected organisation without a team is asked to reply to the platform, since nobody can log in', async () => {
  const setAddress = (email: string | null) =>
    system((db) => db.updateTable('applications').set({ email }).where('id', '=', application).execute());
  await setAddress('post@sportplein.example');
  const reply = await rejectAndMail(await waiting('Niemand thuis', 'thuis@club.example'), 'thuis@club.example');
  await setAddress(null);
  const contact = await rejectAndMail(await waiting('Niemand hier', 'hier@club.example'), 'hier@club.example');
  expect([reply?.reply_to, contact?.reply_to]).toEqual(['post@sportplein.example', null]);
  expect(reply?.body_text.split('\n\n')).toEqual([
    'Hallo,',
    'Bij het afwijzen van Niemand thuis schreef de beoordelaar:',
    'Het adres klopt niet.',
    'Wordt er iets gevraagd? Beantwoord deze mail, dan kijken we er opnieuw naar.',
    'Sportplein',
  ]);
  expect(contact?.body_text).toContain('Neem contact op met Sportplein');
  expect(contact?.body_text).not.toContain('/organizations/');
});

test('a rejected organisation with a team is led to its details, to submit them again', async () => {
  const params = await waiting('Met een team', 'team@club.example');
  const { organizationId: organization_id } = params;
  await system((db) => seedRole(db, { user_id: users.nobody, role: 'organization', organization_id }));
  const mail = await rejectAndMail(params, 'team@club.example');
  expect(mail?.body_text).toMatch(/^Hallo,/);
  expect(mail?.body_text).toContain('dien de organisatie daarna opnieuw in');
  expect(mail?.body_text).toContain(`/organizations/${organization_id}/profile`);
});
