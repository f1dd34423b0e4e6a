import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '../../testing/render-screen.tsx';
import { PlannedDate, PlannedMoment, ShortDate, ShortMoment } from './dates.tsx';

test('a planned date is written in full, so that it needs no tooltip', async () => {
  await renderScreen(
    <>
      <PlannedDate day="2015-11-02" />
      <PlannedMoment at="2015-11-03T17:30:00.000Z" timeZone="Europe/Amsterdam" />
    </>,
  );
  await expect.element(page.getByText('maandag 2 november 2015', { exact: true })).toBeVisible();
  await expect.element(page.getByText('dinsdag 3 november 2015, 18:30', { exact: true })).toBeVisible();
  expect(document.querySelectorAll('time[title]')).toHaveLength(0);
});

test('the date of something that happened is short, with the full date in its tooltip', async () => {
  await renderScreen(
    <>
      <ShortDate day="2015-11-02" />
      <ShortMoment at="2015-11-03T17:30:00.000Z" timeZone="Europe/Amsterdam" />
    </>,
  );
  await expect
    .element(page.getByText('2 nov 2015', { exact: true }))
    .toHaveAttribute('title', 'maandag 2 november 2015');
  await expect
    .element(page.getByText('3 nov 2015', { exact: true }))
    .toHaveAttribute('title', 'dinsdag 3 november 2015, 18:30');
});
