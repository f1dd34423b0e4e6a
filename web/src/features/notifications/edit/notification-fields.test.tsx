import { getNotificationSettings } from '@move/contract/notifications/notifications.ts';
import { gate } from '@move/domain/access/gate.ts';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { api } from '../../../platform/api/api.ts';
import type * as Gate from '../../../platform/session/gate.tsx';
import { useGate } from '../../../platform/session/gate.tsx';
import type { FormCore } from '../../../screens/edit/form/form-core.ts';
import { createStore } from '../../../platform/state/store.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { useQuietHint } from './use-quiet-hint.ts';
import { NotificationCreate } from './NotificationCreate.tsx';

vi.mock('../../../platform/api/api.ts', () => ({ api: vi.fn(), renewSession: vi.fn() }));
vi.mock('../../../platform/session/gate.tsx', async (original) => ({
  ...(await original<typeof Gate>()),
  useGate: vi.fn(),
  useCan: () => true,
}));

beforeEach(() => {
  vi.mocked(useGate).mockReturnValue(gate({ roles: ['superadmin'], abilities: [] }));
  // reads never end
  vi.mocked(api).mockImplementation((() => new Promise(() => {})) as unknown as typeof api);
});

test('warns above 100 characters, which devices truncate', async () => {
  await renderScreen(<NotificationCreate />);
  const text = page.getByRole('textbox', { name: 'Tekst' });
  await text.fill('x'.repeat(100));
  await expect.element(page.getByText('100 tekens. Houd het bericht onder 100 tekens')).toBeVisible();
  await text.fill('x'.repeat(101));
  await expect.element(page.getByText('101 tekens. Boven 100 tekens kapt het toestel het bericht af.')).toBeVisible();
});

test('a moment in the quiet hours of the platform says when recipients get it', async () => {
  const settings = { quiet_from: '22:00', quiet_until: '08:00', tz: 'Europe/Amsterdam', updated_at: null };
  vi.mocked(api).mockImplementation(((endpoint: unknown) =>
    endpoint === getNotificationSettings
      ? Promise.resolve({ settings })
      : new Promise(() => {})) as unknown as typeof api);
  await renderScreen(<Planned at="2026-11-29T23:30" />);
  await expect
    .element(page.getByText('Van 22:00 tot 08:00 zijn stille uren: ontvangers krijgen de melding na 08:00.'))
    .toBeVisible();
});

test('a moment outside the quiet hours has the usual explanation', async () => {
  const settings = { quiet_from: '22:00', quiet_until: '08:00', tz: 'Europe/Amsterdam', updated_at: null };
  vi.mocked(api).mockImplementation(((endpoint: unknown) =>
    endpoint === getNotificationSettings
      ? Promise.resolve({ settings })
      : new Promise(() => {})) as unknown as typeof api);
  await renderScreen(<Planned at="2026-11-29T12:00" />);
  await expect.element(page.getByText('geen stille uren')).toBeVisible();
});

/** Shows the hint for a planned moment. */
function Planned({ at }: { at: string }) {
  const [core] = useState(() => ({ store: createStore({ values: { send_on: at } }) }) as unknown as FormCore);
  return <p>{useQuietHint(core) ?? 'geen stille uren'}</p>;
}
