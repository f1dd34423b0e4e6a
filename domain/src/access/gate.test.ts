import { expect, test } from 'vitest';
import { ABILITIES } from './abilities.ts';
import { gate } from './gate.ts';

const trainer = gate({ roles: ['trainer'], abilities: ['view-activities', 'edit-activity', 'view-rates'] });
const superuser = gate({ roles: ['superadmin'], abilities: [] });
const nobody = gate({ roles: [], abilities: [] });

test.each<[list: string | string[], any: boolean, all: boolean]>([
  ['edit-activity', true, true],
  ['edit-activity|manage-team', true, false],
  [' edit-activity | view-rates ', true, true],
  [['manage-team', 'view-rates'], true, false],
  ['manage-team|assign-labels', false, false],
  ['view-*', true, true],
  ['*-activity', true, true],
  ['v*-r*s', true, true],
  ['create-*', false, false],
  ['view-*|create-*', true, false],
  ['*', true, true],
  ['view-rate', false, false],
  ['iew-rates', false, false],
  ['view.rates', false, false],
  ['view-r.t*', false, false],
  ['unknown', false, false],
  ['', false, false],
  ['|', false, false],
  [[], false, false],
])('can(%j): any %s, all %s', (list, any, all) => {
  expect(trainer.can(list)).toBe(any);
  expect(trainer.can(list, 'all')).toBe(all);
});

test('roles are exact names', () => {
  expect(trainer.role('trainer')).toBe(true);
  expect(trainer.role('organization|trainer')).toBe(true);
  expect(trainer.role('organization|trainer', 'all')).toBe(false);
  expect(trainer.role('admin')).toBe(false);
  expect(trainer.role('train*')).toBe(false);
  expect(trainer.role('')).toBe(false);
});

test('roleOrCan accepts a role or an ability', () => {
  expect(trainer.roleOrCan('admin|view-rates')).toBe(true);
  expect(trainer.roleOrCan('trainer|manage-team')).toBe(true);
  expect(trainer.roleOrCan('trainer|view-rates', 'all')).toBe(true);
  expect(trainer.roleOrCan('admin|manage-team')).toBe(false);
});

test('the superuser passes every role and ability, but not an empty list', () => {
  for (const { name } of ABILITIES) expect(superuser.can(name, 'all')).toBe(true);
  expect(superuser.role('admin|trainer', 'all')).toBe(true);
  expect(superuser.can('*')).toBe(true);
  expect(superuser.can('')).toBe(false);
  expect(superuser.role([])).toBe(false);
});

test('a caller without roles and abilities passes nothing', () => {
  expect(nobody.can('*')).toBe(false);
  expect(nobody.role('trainer')).toBe(false);
});

test('an ability named superadmin makes nobody a superuser', () => {
  expect(gate({ roles: ['trainer'], abilities: ['superadmin'] }).can('manage-team')).toBe(false);
});

test('a reply without roles or abilities passes nothing, and causes no error', () => {
  expect(gate({}).can('view-rates')).toBe(false);
  expect(gate({}).role('admin')).toBe(false);
  expect(gate({ roles: ['trainer'] }).roleOrCan('trainer|view-rates')).toBe(true);
  expect(gate({ abilities: ['view-rates'] }).can('view-*')).toBe(true);
});
