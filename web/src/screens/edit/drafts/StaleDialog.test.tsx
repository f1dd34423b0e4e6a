import { listOrganizationAudit } from '@move/contract/audit/audit.ts';
import { Name } from '@move/contract/kit/fields.ts';
import { labels } from '@move/contract/kit/labels.ts';
import { gate } from '@move/domain/access/gate.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { z } from 'zod';
import { api } from '../../../platform/api/api.ts';
import type * as Gate from '../../../platform/session/gate.tsx';
import { useGate } from '../../../platform/session/gate.tsx';
import { accessibilityViolations, renderScreen } from '../../../testing/render-screen.tsx';
import { createFormCore } from '../form/form-core.ts';
import { StaleNotice } from './StaleNotice.tsx';

vi.mock('../../../platform/api/api.ts', () => ({ api: vi.fn(), renewSession: vi.fn() }));
vi.mock('../../../platform/session/gate.tsx', async (original) => ({
  ...(await original<typeof Gate>()),
  useGate: vi.fn(),
}));

const source = { subject: 'activities', subjectId: '4', organizationId: 1 };
const entry = (subject_type: string, name: string) => ({ subject_type, actor: { id: 9, name } });

beforeEach(() => {
  vi.mocked(useGate).mockReturnValue(gate({ roles: ['superadmin'], abilities: [] }));
  vi.mocked(api).mockImplementation((async (endpoint: unknown) =>
    endpoint === listOrganizationAudit
      ? {
          audit: [entry('sessions', 'Piet Smit'), entry('activities', 'Sanne de Wit')],
          meta: { pagination: { total: 2 } },
        }
      : {}) as typeof api);
});

async function show(record: Record<string, unknown>) {
  const core = createFormCore({
    id: 'f',
    schema: z.object({ name: Name }).partial(),
    labels: labels({ nl: { name: 'Naam' }, en: { name: 'Name' } }),
    sendsChangesOnly: true,
  });
  core.reset({ name: 'Zwemmen' });
  core.set('name', 'Zwemles');
  core.update({ stale: { theirs: { name: 'Zwemcursus' }, record } });
  await renderScreen(<StaleNotice core={core} merge={() => Promise.resolve(true)} source={source} />);
  return core;
}

test('names who saved the record, and shows both versions of a field', async () => {
  await show({ updated_at: '2026-11-24T08:30:00Z' });
  await expect.element(page.getByText(/^Sanne de Wit heeft dit .* opgeslagen/)).toBeVisible();
  await page.getByRole('button', { name: 'Bekijk de verschillen' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText('Was: Zwemmen')).toBeVisible();
  await expect.element(dialog.getByText('Mijn wijziging: Zwemles')).toBeVisible();
  await expect.element(dialog.getByText('Andere wijziging: Zwemcursus')).toBeVisible();
  expect(await accessibilityViolations()).toEqual([]);
});

test('without the right to read the trail, the name comes from the record', async () => {
  vi.mocked(useGate).mockReturnValue(gate({ roles: ['trainer'], abilities: [] }));
  await show({ updated_at: '2026-11-24T08:30:00Z', changed_by: 'Anouk' });
  await expect.element(page.getByText(/^Anouk heeft dit .* opgeslagen/)).toBeVisible();
});

test('until the trail is read, the notice names nobody', async () => {
  const trail = Promise.withResolvers<unknown>();
  vi.mocked(api).mockImplementation((() => trail.promise) as typeof api);
  await show({ updated_at: '2026-11-24T08:30:00Z' });
  await expect.element(page.getByText(/^Dit is .* opgeslagen/)).toBeVisible();
  trail.resolve({ audit: [entry('activities', 'Sanne de Wit')], meta: { pagination: { total: 1 } } });
  await expect.element(page.getByText(/^Sanne de Wit heeft dit .* opgeslagen/)).toBeVisible();
});

test('each refused save focuses the notice, which says who saved the record', async () => {
  const core = await show({ updated_at: '2026-11-24T08:30:00Z' });
  const view = page.getByRole('button', { name: 'Bekijk de verschillen' });
  await expect.element(view).toHaveFocus();
  await expect.element(view).toHaveAccessibleDescription(/^Sanne de Wit heeft dit .* opgeslagen/);
  (view.element() as HTMLElement).blur();
  core.update({ stale: { theirs: { name: 'Zwemuur' }, record: { updated_at: '2026-11-24T08:31:00Z' } } });
  await expect.element(view).toHaveFocus();
});
