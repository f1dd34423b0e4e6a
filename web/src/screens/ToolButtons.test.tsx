import { listActivities } from '@move/contract/activities/activities.ts';
import { gate } from '@move/domain/access/gate.ts';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type * as Gate from '../platform/session/gate.tsx';
import { useGate } from '../platform/session/gate.tsx';
import { renderScreen } from '../testing/render-screen.tsx';
import { ToolButtons } from './ToolButtons.tsx';

vi.mock('../platform/session/gate.tsx', async (original) => ({ ...(await original<typeof Gate>()), useGate: vi.fn() }));

beforeEach(() => {
  vi.mocked(useGate).mockReturnValue(gate({ roles: ['superadmin'], abilities: [] }));
});

/** A tool that stays busy once it is clicked, and the primary button. */
function Tools() {
  const [isBusy, setBusy] = useState(false);
  const needs = listActivities;
  return (
    <ToolButtons
      tools={[
        { label: 'Exporteren', icon: null, needs, isBusy, onClick: () => setBusy(true) },
        { label: 'Toevoegen', icon: null, needs },
      ]}
      menu={[{ label: 'Verzonden berichten', onClick: () => {} }]}
    />
  );
}

test('on a phone a tool in the menu is a button with a spinner while it is busy', async () => {
  await page.viewport(390, 800);
  await renderScreen(<Tools />);
  const button = page.getByRole('button', { name: 'Exporteren' });
  await expect.element(page.getByRole('button', { name: 'Toevoegen' })).toBeVisible();
  await expect.element(button).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Meer acties' }).click();
  await page.getByRole('menuitem', { name: 'Exporteren' }).click();
  await expect.element(button).toHaveAttribute('data-loading');
});
