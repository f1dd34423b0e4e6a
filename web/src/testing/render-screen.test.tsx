import { expect, test } from 'vitest';
import { Dialog } from '../ui/overlays/Dialog.tsx';
import { accessibilityViolations, renderScreen } from './render-screen.tsx';

test('violations in a dialog are found, and a name without its visible label is one', async () => {
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
