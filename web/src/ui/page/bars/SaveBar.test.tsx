import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { SaveBar } from './SaveBar.tsx';

const onSave = vi.fn<() => void>();
const show = (changes: number) =>
  renderScreen(<SaveBar changes={changes} isNew isPending onSave={onSave} onDiscard={() => {}} />);

test('during a save the button says so, looks disabled and does nothing', async () => {
  await show(2);
  const button = page.getByRole('button', { name: 'Opslaan…' });
  await expect.element(button).toHaveStyle({ cursor: 'not-allowed' });
  await button.click({ force: true });
  expect(onSave).not.toHaveBeenCalled();
  await expect.element(page.getByText('2 wijzigingen niet opgeslagen')).toBeVisible();
});

test('shows no number of changes for a new record that is saved unchanged', async () => {
  await show(0);
  await expect.element(page.getByRole('button', { name: 'Opslaan…' })).toBeVisible();
  await expect.element(page.getByText('niet opgeslagen')).not.toBeInTheDocument();
});
