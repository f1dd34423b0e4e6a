import { SUBJECT_LABELS } from '@move/contract/audit/subject-labels.ts';
import type { Endpoint } from '@move/contract/kit/endpoint.ts';
import { expect, test } from 'vitest';
import { fieldPosition } from './field-label.ts';

const modules = import.meta.glob<Record<string, unknown>>(['../../../../../contract/src/*/**/*.ts', '!**/*.test.ts'], {
  eager: true,
});
const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'endpoint';
const endpoints = Object.values(modules).flatMap((module) => Object.values(module).filter(isEndpoint));

/**
 * Writes whose body has no fields of a record: they book, pay, check in, copy or import, or are about a secret or the caller's own screen.
 */
const WITHOUT_FIELDS: ReadonlySet<string> = new Set([
  'resetPassword',
  'changePassword',
  'sendTap',
  'createWalkIn',
  'createSessionBooking',
  'createBundleBooking',
  'createPublicPurchase',
  'cancelBooking',
  'payFromWallet',
  'duplicateActivity',
  'importOrganizations',
  'readInbox',
  'hideOnboarding',
  'authorizeUpscaler',
  'uploadForUpscaling',
  'processUpscaling',
]);

test('fields of a session are in the order of its form, with the mails last', () => {
  const fields = ['mails', 'end_date', 'end_time', 'start_date', 'start_time'];
  const inOrder = fields.toSorted((one, other) => fieldPosition('sessions', one) - fieldPosition('sessions', other));
  expect(inOrder).toEqual(['start_date', 'start_time', 'end_date', 'end_time', 'mails']);
});

test('the history has the labels of every write with fields of a record', () => {
  const known = new Set<unknown>(Object.values(SUBJECT_LABELS).flatMap((all) => all.map(({ nl }) => nl)));
  const writes = endpoints.filter(({ method, body, labels }) => method !== 'GET' && body && labels);
  expect(writes.length).toBeGreaterThan(100);
  const unnamed = writes.filter(({ name, labels }) => !known.has(labels?.nl) && !WITHOUT_FIELDS.has(name));
  expect(unnamed.map(({ name }) => name)).toEqual([]);
});
