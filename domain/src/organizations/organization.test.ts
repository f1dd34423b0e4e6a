import { expect, test } from 'vitest';
import { statusesBefore } from './organization.ts';

test('accepted is final; rejected can be submitted again or accepted after all', () => {
  expect(statusesBefore('accepted')).toEqual(['pending', 'rejected']);
  expect(statusesBefore('rejected')).toEqual(['pending']);
  expect(statusesBefore('pending')).toEqual(['rejected']);
});
