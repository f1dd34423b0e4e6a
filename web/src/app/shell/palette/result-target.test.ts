import { expect, test } from 'vitest';
import { listTarget, resultTarget } from './result-target.ts';

const nowhere = {
  name: 'Jan & Co',
  organization_id: null,
  application_id: null,
  activity_id: null,
  session_id: null,
  email: null,
  wallet_id: null,
};

const open = (found: Parameters<typeof resultTarget>[0], organizationId: number | null = null) =>
  resultTarget(found, { organizationId, platformId: null });

test('a location opens in its organisation, else on the platform', () => {
  expect(open({ ...nowhere, kind: 'location', id: 4, organization_id: 2 })).toBe('/organizations/2/locations/4/update');
  expect(open({ ...nowhere, kind: 'location', id: 4 })).toBe('/application/locations/4/update');
});

test('an order and an invoice open in the finances of their organisation', () => {
  expect(open({ ...nowhere, kind: 'invoice', id: 7, organization_id: 2 })).toBe('/organizations/2/finances/invoices/7');
  expect(open({ ...nowhere, kind: 'order', id: 12, organization_id: 2 })).toBe('/organizations/2/finances/orders/12');
});

test('at the level of a platform its own orders open there, orders of another platform in their organisation', () => {
  const order = { ...nowhere, kind: 'order', id: 12, organization_id: 2, application_id: 3 } as const;
  const openOn = (platformId: number) => resultTarget(order, { organizationId: null, platformId });
  expect(openOn(3)).toBe('/application/orders/12');
  expect(openOn(4)).toBe('/organizations/2/finances/orders/12');
  expect(open(order)).toBe('/organizations/2/finances/orders/12');
});

test('an invoice without an organisation opens in the list of all, a voucher in the list of its wallet', () => {
  expect(open({ ...nowhere, kind: 'invoice', id: 7 })).toBe('/admin/invoices/7');
  expect(open({ ...nowhere, kind: 'coupon', id: 7, name: 'ZOMER-7KQ2M', wallet_id: 4 })).toBe(
    '/admin/wallets/4/coupons?search=ZOMER-7KQ2M',
  );
});

test('a category of one platform opens on that platform; a shared one doesn’t switch the platform', () => {
  const own = { ...nowhere, kind: 'category', id: 7, application_id: 3 } as const;
  expect(open(own)).toEqual({ href: '/application/categories?edit=7', applicationId: 3 });
  expect(open({ ...own, application_id: null })).toBe('/admin/categories?edit=7');
});

test('a participant without an address, user or contact opens in the list that shows the person', () => {
  const participant = {
    ...nowhere,
    kind: 'participant',
    id: 9,
    organization_id: 2,
    activity_id: 3,
    session_id: 4,
  } as const;
  expect(open(participant)).toBe('/organizations/2/activities/3/sessions/4?tab=participants&search=Jan%20%26%20Co');
  expect(open({ ...nowhere, kind: 'contact', id: 9, organization_id: 2 })).toBe('/organizations/2/profile?tab=teams');
  expect(open({ ...nowhere, kind: 'user', id: 9 })).toBe('/admin/permissions?tab=people&search=Jan%20%26%20Co');
});

test('a participant with an address opens with everything of that person, in the organisation that was searched', () => {
  const participant = {
    ...nowhere,
    kind: 'participant',
    id: 9,
    organization_id: 2,
    email: 'jan+co@test.example',
  } as const;
  expect(open(participant, 2)).toBe('/organizations/2/people?email=jan%2Bco%40test.example');
  expect(open(participant)).toBe('/application/people?email=jan%2Bco%40test.example');
});

test('the list of a kind is searched for the same text, in the organisation or on the platform', () => {
  const asked = { organizationId: null, query: 'jan & co' };
  expect(listTarget('order', asked)).toBe('/application/orders?search=jan%20%26%20co');
  expect(listTarget('order', { ...asked, organizationId: 2 })).toBe(
    '/organizations/2/finances?tab=orders&search=jan%20%26%20co',
  );
  expect(listTarget('organization', asked)).toBe('/application/organizations/management?search=jan%20%26%20co');
  // the organisation of the context is the only one
  expect(listTarget('organization', { ...asked, organizationId: 2 })).toBeNull();
  expect(listTarget('participant', asked)).toBeNull();
});
