import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { IconButton } from '../../page/IconButton.tsx';
import { Hint } from './Hint.tsx';

test('a screen reader reads the hint with the button', async () => {
  await renderScreen(
    <Hint text="Kies eerst een locatie">
      <button type="button" aria-disabled="true">
        Publiceren
      </button>
    </Hint>,
  );
  await expect
    .element(page.getByRole('button', { name: 'Publiceren' }))
    .toHaveAccessibleDescription('Kies eerst een locatie');
});

test('the name of an icon button is not read again as its description', async () => {
  await renderScreen(<IconButton label="Verwijderen" icon="×" />);
  await expect.element(page.getByRole('button', { name: 'Verwijderen' })).toHaveAccessibleDescription('');
});
