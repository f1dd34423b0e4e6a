import { listAudit, listOrganizationAudit } from '@move/contract/audit/audit.ts';
import { cancelBooking } from '@move/contract/checkout/order-page.ts';
import { createIntegration, issueClientToken } from '@move/contract/integrations/integrations.ts';
import { confirmInvite } from '@move/contract/team/invites.ts';
import { expect, test } from 'vitest';
import { asSystem } from '../../platform/database/database.ts';
import { checkoutWorld } from '../../testing/money/checkout-world.ts';
import { seedInvite } from '../team/team.seed.ts';

// A visitor names the platform of a call by a header, the host or `?slug=`. It need not be one of the organisation's.
const { call, appPool, tenants, organizationId, openSession, book, signIn } = await checkoutWorld();
const elsewhere = { 'x-application-id': String(tenants.otherApplication) };
const params = { organizationId };

/** Counts the entries of an action in three trails: of the platform that the call named, of the organisation, and of its platform. */
async function trails(action: string) {
  const query = { action };
  const other = await call(listAudit, { as: 'strangerAdmin', query });
  const own = await call(listOrganizationAudit, { params, query });
  const platform = await call(listAudit, { as: 'admin', query });
  return [other, own, platform].map(({ body }) => body.audit.length);
}

test('what a buyer cancels through a link is in the trails of the organisation and its platform only', async () => {
  const { booking } = (await book(await openSession())).body;
  const orderToken = booking?.token ?? '';
  const { status } = await call(cancelBooking, { as: null, params: { orderToken }, body: {}, headers: elsewhere });
  expect([status, await trails('cancelBooking')]).toEqual([200, [0, 1, 1]]);
});

test('an invite that is accepted through a link is in the trails of the organisation and its platform only', async () => {
  const token = 'uitnodiging-voor-elders';
  const invitee = { first_name: 'Geheim', last_name: 'Persoon', email: 'stranger@test.example' };
  const invited_by = tenants.users.staff;
  await asSystem(appPool, (db) =>
    seedInvite(db, { organization_id: organizationId, ...invitee, role: 'trainer', token, invited_by }),
  );
  const headers = { ...elsewhere, authorization: `Bearer ${await signIn('stranger')}` };
  const { status } = await call(confirmInvite, { as: null, params: { token }, body: {}, headers });
  expect([status, await trails('confirmInvite')]).toEqual([204, [0, 1, 1]]);
});

test('a token that an integration of the organisation requests is in the trails of the organisation and its platform only', async () => {
  const credentials = (await call(createIntegration, { as: 'admin', params, body: {} })).body;
  const body = { grant_type: 'client_credentials', ...credentials };
  const { status } = await call(issueClientToken, { as: null, body, headers: elsewhere });
  expect([status, await trails('issueClientToken')]).toEqual([200, [0, 1, 1]]);
});
