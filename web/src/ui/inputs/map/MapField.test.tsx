import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { MapField } from './MapField.tsx';
import { mapWords } from './map-words.ts';

vi.mock('./PinMap.tsx', () => ({ PinMap: () => null }));

test.each([true, false])('the coordinates are required as the point is: %s', async (required) => {
  await renderScreen(<MapField label="Plek op de kaart" value={null} onChange={() => {}} required={required} />);
  const { latitude, longitude } = mapWords.nl;
  for (const name of [latitude, longitude]) {
    await expect.element(page.getByRole('textbox', { name })).toHaveAttribute('aria-required', String(required));
  }
});
