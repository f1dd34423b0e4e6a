import { expect, test } from 'vitest';
import { gate } from './gate.ts';
import { allows, type Guard, implies } from './guard.ts';

const trainer = gate({ roles: ['trainer'], abilities: ['view-activities'] });
const admin = gate({ roles: ['admin'], abilities: [] });
const superuser = gate({ roles: ['superadmin'], abilities: [] });

test.each<[Guard, trainer: boolean, admin: boolean, superuser: boolean]>([
  ['public', true, true, true],
  ['signed-in', true, true, true],
  ['role:admin', false, true, true],
  ['role:superadmin', false, false, true],
  ['client', false, false, false],
  ['view-activities', true, false, true],
  [['edit-activity', 'view-activities'], true, false, true],
  [{ all: ['view-activities', 'edit-activity'] }, false, false, true],
  [{ all: ['view-activities'] }, true, false, true],
  [{ all: [] }, false, false, false],
  [[], false, false, false],
])('%j is passed by the right callers', (guard, ...expected) => {
  expect([trainer, admin, superuser].map((held) => allows(guard, held))).toEqual(expected);
});

test.each<[guard: Guard, other: Guard, isImplied: boolean]>([
  ['edit-location', 'edit-location', true],
  ['edit-location', ['view-locations', 'edit-location'], true],
  [['view-locations', 'edit-location'], 'edit-location', false],
  ['edit-location', 'view-locations', false],
  ['edit-location', 'signed-in', true],
  ['signed-in', 'edit-location', false],
  ['public', 'signed-in', false],
  ['client', 'signed-in', false],
  ['role:superadmin', 'client', false],
  ['signed-in', 'public', true],
  ['role:superadmin', 'edit-location', true],
  ['role:superadmin', 'role:admin', true],
  ['role:admin', 'role:superadmin', false],
  ['role:admin', 'edit-location', false],
  ['edit-location', 'role:admin', false],
  [[], 'view-locations', false],
  [{ all: ['view-bundle', 'edit-activity'] }, 'view-bundle', true],
  [{ all: ['view-bundle', 'edit-activity'] }, ['view-rates', 'edit-activity'], true],
  [{ all: ['view-bundle', 'edit-activity'] }, { all: ['edit-activity', 'view-bundle'] }, true],
  [{ all: ['view-bundle', 'edit-activity'] }, 'view-rates', false],
  ['view-bundle', { all: ['view-bundle', 'edit-activity'] }, false],
  ['view-bundle', { all: ['view-bundle'] }, true],
  [['view-bundle', 'edit-activity'], { all: ['view-bundle', 'edit-activity'] }, false],
  [{ all: [] }, 'view-bundle', false],
])('%j implies %j: %s', (guard, other, isImplied) => {
  expect(implies(guard, other)).toBe(isImplied);
});
