import { expect, test } from 'vitest';
import { INVITE_STATUSES, inviteStatus, mayManageRole, mayResend } from './invite.ts';

const expiresAt = new Date('2026-11-20T12:00:00Z');

test('an invite expires at its last moment, not before', () => {
  expect(inviteStatus({ status: 'sent', expiresAt }, new Date('2026-11-20T11:59:59.999Z'))).toBe('sent');
  expect(inviteStatus({ status: 'sent', expiresAt }, expiresAt)).toBe('expired');
});

test('an accepted or revoked invite keeps its status, however old it is', () => {
  const later = new Date('2030-01-01T00:00:00Z');
  expect(inviteStatus({ status: 'accepted', expiresAt }, later)).toBe('accepted');
  expect(inviteStatus({ status: 'revoked', expiresAt }, later)).toBe('revoked');
});

test('only an open or expired invite can be sent again', () => {
  expect(INVITE_STATUSES.filter(mayResend)).toEqual(['sent', 'expired']);
});

test.each([
  [['trainer'], 'trainer', true],
  [['trainer'], 'organization', false],
  [['organization'], 'organization', true],
  [['organization', 'trainer'], 'admin', false],
  [['admin'], 'organization', true],
  [['superadmin'], 'admin', true],
  [[], 'trainer', false],
  [['unknown'], 'trainer', false],
] as const)('%j may give %s: %s', (held, role, expected) => {
  expect(mayManageRole(held, role)).toBe(expected);
});
