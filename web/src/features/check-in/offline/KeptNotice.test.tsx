import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { KeptNotice } from './KeptNotice.tsx';

function Notice() {
  const [keptAt, setKeptAt] = useState<number | null>(null);
  return (
    <>
      <button type="button" onClick={() => setKeptAt(Date.now())}>
        Verbreek
      </button>
      <KeptNotice keptAt={keptAt} />
    </>
  );
}

test('the age of a stored list appears in a status that was there before, so that screen readers read it out', async () => {
  await renderScreen(<Notice />);
  await expect.element(page.getByRole('main')).toBeVisible();
  const status = page.getByRole('main').getByRole('status').element();
  expect(status.textContent).toBe('');
  await page.getByRole('button', { name: 'Verbreek' }).click();
  await expect.poll(() => status.textContent).toMatch(/^Geen verbinding/);
});
