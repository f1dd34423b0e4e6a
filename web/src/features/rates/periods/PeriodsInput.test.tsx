import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { fromBorders, type PeriodValue } from './cancellation-periods.ts';
import { PeriodsInput } from './PeriodsInput.tsx';

/** The periods after the last change. */
let stored: readonly PeriodValue[];

function Term() {
  const [value, setValue] = useState<readonly PeriodValue[]>(fromBorders([2880], [100, 50]));
  const onChange = (next: readonly PeriodValue[]) => {
    stored = next;
    setValue(next);
  };
  return <PeriodsInput label="Periodes" value={value} onChange={onChange} />;
}

beforeEach(() => renderScreen(<Term />));

const refund = page.getByRole('textbox', { name: 'Terugbetaling, periode 1' });
const border = page.getByRole('textbox', { name: 'Tot, periode 1' });

test('a cleared refund stays empty, and takes the next number as it is typed', async () => {
  await refund.fill('');
  await expect.element(refund).toHaveValue('');
  expect(stored[0]?.refund_percentage).toBe(null);
  await refund.fill('5');
  await expect.element(refund).toHaveValue('5');
  expect(stored[0]?.refund_percentage).toBe(5);
});

test('an unreadable refund or border stays in its field', async () => {
  await refund.fill('a');
  await border.fill('b');
  await expect.element(refund).toHaveValue('a');
  await expect.element(border).toHaveValue('b');
  expect(stored[0]).toEqual({ from_minutes: null, until_minutes: Number.NaN, refund_percentage: Number.NaN });
});

test('the timeline shows an empty refund as missing, like its row', async () => {
  const kinds = () => [...document.querySelectorAll('[data-refund]')].map((part) => part.getAttribute('data-refund'));
  expect(kinds()).toEqual(['all', 'part', 'all', 'part']);
  await refund.fill('');
  expect(kinds()).toEqual(['missing', 'part', 'missing', 'part']);
  await expect.element(page.getByText('niets terug')).not.toBeInTheDocument();
});
