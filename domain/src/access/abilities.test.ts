import { expect, test } from 'vitest';
import { ABILITIES, defaultAbilities, isAbility } from './abilities.ts';
import { isRole, ROLES } from './roles.ts';

/** The abilities of the specification. */
const SPECIFIED =
  'view-application, view-organizations, create-organizations, edit-organization, view-organization, view-categories, create-categories, view-activities, create-activities, edit-activity, view-products, create-products, edit-product, view-product, view-locations, create-locations, edit-location, view-notifications, create-notifications, edit-notification, view-campaigns, create-campaigns, edit-campaign, view-application-orders, view-rates, view-bundles, view-bundle, assign-labels'.split(
    ', ',
  );
const OURS = [
  'review-organizations',
  'delete-organization',
  'manage-integrations',
  'manage-team',
  'manage-participants',
  'manage-finances',
  'refund-transactions',
  'override-limits',
];

test('the abilities are the 28 of the specification and 8 of our own', () => {
  const names = ABILITIES.map((ability) => ability.name);
  expect(names.toSorted()).toEqual([...SPECIFIED, ...OURS].toSorted());
  expect(names).toHaveLength(36);
});

test('by default administrators have all abilities, staff all except those of the platform, trainers fewer', () => {
  const platform = /^(view-application.*|.*-organizations|delete-organization|create-categories|.*-campaigns?)$/;
  const everything = ABILITIES.map((ability) => ability.name);
  const own = everything.filter((name) => !platform.test(name));
  const onlyStaff =
    'edit-organization manage-team manage-integrations refund-transactions assign-labels override-limits'.split(' ');
  expect(defaultAbilities('superadmin')).toEqual([]);
  expect(defaultAbilities('admin')).toEqual(everything);
  expect(defaultAbilities('organization')).toEqual(own);
  expect(defaultAbilities('trainer')).toEqual(own.filter((name) => !onlyStaff.includes(name)));
  expect([own.length, own.length - onlyStaff.length]).toEqual([26, 20]);
});

test('view-bundle is in the group of activities, override-limits in that of participants', () => {
  expect(ABILITIES.find((ability) => ability.name === 'view-bundle')?.group).toBe('activities');
  expect(ABILITIES.find((ability) => ability.name === 'override-limits')?.group).toBe('participants');
});

test('patterns and inherited names are neither abilities nor roles', () => {
  for (const name of ['view-*', '*', 'toString', 'superadmin', '']) expect(isAbility(name)).toBe(false);
  expect(isAbility('edit-activity')).toBe(true);
  expect(ROLES.every(isRole)).toBe(true);
  expect(isRole('owner')).toBe(false);
});
