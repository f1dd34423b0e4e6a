import { gate } from '@move/domain/access/gate.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { api } from '../../../platform/api/api.ts';
import type * as Gate from '../../../platform/session/gate.tsx';
import { useGate } from '../../../platform/session/gate.tsx';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { NotificationCreate } from './NotificationCreate.tsx';

vi.mock('../../../platform/api/api.ts', () => ({ api: vi.fn(), renewSession: vi.fn() }));
vi.mock('../../../platform/session/gate.tsx', async (original) => ({
  ...(await original<typeof Gate>()),
  useGate: vi.fn(),
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
