import { getDraft } from '@move/contract/preferences/preferences.ts';
import { createTag } from '@move/contract/taxonomy/tags.ts';
import { ApiError } from '@move/contract/kit/client/client.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { api } from '../../platform/api/api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { EditDrawer } from './EditDrawer.tsx';
import { EditScreen } from './EditScreen.tsx';
import { useCreateForm } from './use-create-form.ts';

vi.mock('../../platform/api/api.ts', () => ({ api: vi.fn(), renewSession: vi.fn() }));

const refused = new ApiError(409, { general: ['De lijst is vol'] }, null);

beforeAll(() => page.viewport(390, 700));
afterAll(() => page.viewport(1280, 800));

function useTagForm() {
  return useCreateForm({ save: createTag, draft: 'tags', initial: { name: 'Zwemmen' }, onCreated: () => undefined });
}

/** Taller than the window, as a form on a phone. */
const tall = (
  <div style={{ height: 1600, display: 'flex', alignItems: 'end' }}>
    <label>
      Last <input type="text" />
    </label>
  </div>
);

function Drawer() {
  return (
    <EditDrawer form={useTagForm()} title="Tag toevoegen" onClose={() => undefined}>
      {tall}
    </EditDrawer>
  );
}

function Screen() {
  return (
    <EditScreen form={useTagForm()} title="Tag toevoegen">
      {tall}
    </EditScreen>
  );
}

test.each([
  ['drawer', Drawer],
  ['page', Screen],
])('a refusal that belongs to no field is scrolled to and focused in a %s', async (_where, Form) => {
  vi.mocked(api).mockImplementation(((endpoint: unknown) =>
    endpoint === getDraft ? Promise.resolve({ draft: null }) : Promise.reject(refused)) as typeof api);
  await renderScreen(<Form />);
  const last = page.getByRole('textbox', { name: 'Last' });
  await last.click();
  await userEvent.keyboard('{Control>}s{/Control}');
  const message = page.getByRole('alert').filter({ hasText: 'De lijst is vol' });
  await expect.element(message).toHaveFocus();
  await expect.element(message).toBeInViewport();
  await userEvent.click(last);
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.element(message).toHaveFocus();
});

test('an earlier draft is offered in sight, also after a reload half-way down the form', async () => {
  const found = Promise.withResolvers<unknown>();
  vi.mocked(api).mockImplementation((() => found.promise) as typeof api);
  await renderScreen(<Screen />);
  window.scrollTo({ top: document.documentElement.scrollHeight });
  found.resolve({ draft: { values: { name: 'Judo' }, updated_at: '2026-11-28T09:00:00Z' } });
  await expect.element(page.getByRole('button', { name: 'Verdergaan' })).toBeInViewport();
});
