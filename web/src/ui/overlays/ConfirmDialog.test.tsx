import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '../../testing/render-screen.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

test('while the confirmed action runs, neither it nor the other choice can be chosen, and both look disabled', async () => {
  const chosen = vi.fn<() => void>();
  await renderScreen(
    <ConfirmDialog
      isOpen
      isPending
      title="Wijzigingen niet opgeslagen"
      text="Zwemmen voor beginners"
      confirmLabel="Opslaan en verlaten"
      other={{ label: 'Niet opslaan', onClick: chosen }}
      onConfirm={chosen}
      onCancel={() => {}}
    />,
  );
  for (const name of ['Opslaan en verlaten', 'Niet opslaan']) {
    const button = page.getByRole('button', { name });
    await expect.element(button).toHaveStyle({ cursor: 'not-allowed' });
    await button.click({ force: true });
  }
  expect(chosen).not.toHaveBeenCalled();
});
