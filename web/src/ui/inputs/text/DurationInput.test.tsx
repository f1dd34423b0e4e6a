import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { DurationInput } from './DurationInput.tsx';
import { NumberInput } from './NumberInput.tsx';

function Window({ start }: { start: number | null }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <DurationInput label="Inschrijven vanaf" value={value} onChange={setValue} />
      <output>{value ?? 'leeg'}</output>
    </>
  );
}

const box = () => page.getByRole('textbox', { name: 'Inschrijven vanaf' });
const unit = () => page.getByRole('combobox', { name: 'Eenheid, Inschrijven vanaf' });
const minutes = () => page.getByRole('status');

test.each([
  [10_080, '7', 'dagen'],
  [2880, '48', 'uur'],
  [90, '90', 'minuten'],
  [null, '', 'dagen'],
])('%s minutes are shown as %s %s', async (value, count, word) => {
  await renderScreen(<Window start={value} />);
  await expect.element(box()).toHaveValue(count);
  await expect.element(unit()).toHaveValue(word);
});

test('a number is typed in its unit, and another unit keeps the number', async () => {
  await renderScreen(<Window start={null} />);
  await box().fill('1');
  await expect.element(minutes()).toHaveTextContent('1440');
  await expect.element(unit()).toHaveValue('dagen');
  await unit().click();
  await page.getByRole('option', { name: 'uur' }).click();
  await expect.element(minutes()).toHaveTextContent('60');
  await expect.element(box()).toHaveValue('1');
  await box().fill('');
  await expect.element(minutes()).toHaveTextContent('leeg');
});

/** Stores a number that can't be null, such as the interval of a repetition or a corner on the map. */
function Interval() {
  const [value, setValue] = useState(12);
  return <NumberInput label="Aantal" value={value} onChange={(next) => setValue(next ?? Number.NaN)} />;
}

test('a cleared number is shown as empty, also where it is stored as NaN', async () => {
  await renderScreen(<Interval />);
  const count = page.getByRole('textbox', { name: 'Aantal' });
  await count.fill('');
  await expect.element(count).toHaveValue('');
  await expect.element(count).not.toBeInvalid();
  await count.fill('a');
  await expect.element(count).toHaveValue('a');
  await expect.element(count).toBeInvalid();
});
