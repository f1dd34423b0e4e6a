import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { CalendarSteps } from './CalendarSteps.tsx';

test('a week is written as a range of days', async () => {
  const state = { view: 'week', views: ['week'], day: '2027-01-02', show: () => {} } as const;
  await renderScreen(<CalendarSteps state={state} onToday={() => {}} />);
  await expect.element(page.getByText('28 dec 2026 – 3 jan 2027')).toBeVisible();
  await expect.element(page.getByText('week 53')).toBeVisible();
});
