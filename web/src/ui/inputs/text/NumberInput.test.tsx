import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { NumberInput } from './NumberInput.tsx';

/** Stores a number that can't be null, such as the interval of a repetition or a corner on the map. */
function Interval() {
  const [value, setValue] = useState(12);
  return <NumberInput label="Aantal" value={value} onChange={(next) => setValue(next ?? Number.NaN)} />;
}

test('a cleared number is shown as empty, where it is stored as NaN too', async () => {
  await renderScreen(<Interval />);
  const box = page.getByRole('textbox', { name: 'Aantal' });
  await box.fill('');
  await expect.element(box).toHaveValue('');
  await expect.element(box).not.toBeInvalid();
  await box.fill('a');
  await expect.element(box).toHaveValue('a');
  await expect.element(box).toBeInvalid();
});
