import { gate } from '@move/domain/access/gate.ts';
import { expect, test, vi } from 'vitest';
import { paletteMessages } from './palette.messages.ts';
import { platformSettings } from './platform-settings.ts';

test('an administrator who looks for settings of a platform finds who has them; others don’t', () => {
  const navigate = vi.fn();
  const foundBy = (role: string) =>
    platformSettings(gate({ roles: [role] }), { label: paletteMessages.nl.platformSettings, navigate });
  const [found] = foundBy('admin');
  expect(found?.label).toMatch(/^Platforminstellingen.*superadmin$/);
  found?.run();
  expect(navigate).toHaveBeenCalledWith('/help?chapter=platform');
  expect(foundBy('superadmin')).toEqual([]);
  expect(foundBy('organization')).toEqual([]);
});
