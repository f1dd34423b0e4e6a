import { useState } from 'react';
import type { OpeningHours } from '@move/domain/locations/opening-hours.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { OpeningHoursInput } from './OpeningHoursInput.tsx';

const morning: OpeningHours = { weekday: 1, opened_at: '09:00', closed_at: '12:00', state: 'open' };

function Hours({ initial = [morning] }: { initial?: readonly OpeningHours[] }) {
  const [value, setValue] = useState(initial);
  return <OpeningHoursInput label="Openingstijden" value={value} onChange={setValue} />;
}

test('each time of a day has its own label; an added one gets the focus and can be removed', async () => {
  await renderScreen(<Hours />);
  await page.getByRole('button', { name: 'Tijd toevoegen op maandag' }).click();
  await expect.element(page.getByLabelText('maandag, tweede tijd vanaf')).toHaveFocus();
  await expect.element(page.getByLabelText('maandag vanaf', { exact: true })).toHaveValue('09:00');
  await page.getByRole('button', { name: 'Tijd weghalen van maandag, tweede tijd' }).click();
  await expect.element(page.getByLabelText('maandag, tweede tijd vanaf')).not.toBeInTheDocument();
});

test('an empty week is shown as not filled in; after one day is opened, the others are closed', async () => {
  await renderScreen(<Hours initial={[]} />);
  await expect.element(page.getByText('Nog niet ingevuld')).toBeVisible();
  await expect.element(page.getByText('Gesloten')).not.toBeInTheDocument();
  await page.getByRole('switch', { name: 'dinsdag open' }).click();
  await expect.element(page.getByText('Nog niet ingevuld')).not.toBeInTheDocument();
  expect(page.getByText('Gesloten').elements()).toHaveLength(6);
});

test('a time that continues into the next day has its error on its own day, which names the next', async () => {
  const night: OpeningHours = { weekday: 7, opened_at: '20:00', closed_at: '09:30', state: 'open' };
  await renderScreen(<Hours initial={[morning, night]} />);
  const until = page.getByLabelText('zondag tot', { exact: true });
  await expect.element(until).toHaveAttribute('aria-invalid', 'true');
  await expect
    .element(page.getByLabelText('maandag vanaf', { exact: true }))
    .not.toHaveAttribute('aria-invalid', 'true');
  const sunday = page.getByRole('listitem').filter({ has: until });
  await expect.element(sunday.getByText('overlapt de tijden van maandag')).toBeVisible();
});

test('times that were probably swapped are a warning on their day', async () => {
  const swapped: OpeningHours = { weekday: 1, opened_at: '18:00', closed_at: '09:00', state: 'open' };
  const night: OpeningHours = { weekday: 3, opened_at: '21:00', closed_at: '05:00', state: 'open' };
  const late: OpeningHours = { weekday: 5, opened_at: '07:00', closed_at: '01:00', state: 'open' };
  const always: OpeningHours = { weekday: 6, opened_at: '00:00', closed_at: '00:00', state: 'open' };
  await renderScreen(<Hours initial={[swapped, night, late, always]} />);
  const warning = page.getByText('zijn begin en einde verwisseld?');
  await expect.element(warning).toBeVisible();
  expect(warning.element().textContent).toContain('Open van 18:00 tot 09:00 de volgende dag: 15 uur.');
  await page.getByLabelText('maandag tot', { exact: true }).fill('23:00');
  await expect.element(warning).not.toBeInTheDocument();
});
