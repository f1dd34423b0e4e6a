import { gate } from '@move/domain/access/gate.ts';
import { expect, test } from 'vitest';
import { logoTarget } from './logo-target.ts';

test('the logo links to the platform for users who may see it, else to the organisation', () => {
  expect(logoTarget(gate({ roles: [], abilities: ['view-application'] }), 4)).toBe('/application');
  expect(logoTarget(gate({ roles: ['superadmin'], abilities: [] }), null)).toBe('/application');
  expect(logoTarget(gate({ roles: [], abilities: ['view-organization'] }), 4)).toBe('/organizations/4');
  expect(logoTarget(gate({ roles: [], abilities: [] }), null)).toBe('/overview');
});
