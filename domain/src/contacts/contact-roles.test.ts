import { expect, test } from 'vitest';
import { contactViolations } from './contact-roles.ts';

test('every contact needs a role', () => {
  expect(contactViolations([{ roles: ['trainer'] }, { roles: [] }, { roles: [] }])).toEqual([
    { path: [1, 'roles'], key: 'contacts.roles' },
    { path: [2, 'roles'], key: 'contacts.roles' },
  ]);
  expect(contactViolations([])).toEqual([]);
});
