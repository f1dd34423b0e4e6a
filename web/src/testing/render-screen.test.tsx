import { expect, test } from 'vitest';
import { Dialog } from '../ui/overlays/Dialog.tsx';
import { accessibilityViolations, renderScreen } from './render-screen.tsx';

test('finds a violation in a dialog: an accessible name without the visible label', async () => {
  await renderScreen(
    <Dialog isOpen title="Sessie" onClose={() => {}}>
      <input defaultValue="Zwembad" />
      <button type="button" aria-label="Bewaren">
        Opslaan
      </button>
    </Dialog>,
  );
  const rules = new Set((await accessibilityViolations()).map((violation) => violation.split(':')[0]));
  expect(rules).toEqual(new Set(['label', 'label-content-name-mismatch']));
});
