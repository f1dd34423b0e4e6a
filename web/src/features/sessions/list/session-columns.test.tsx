import type { SessionRow } from '@move/contract/sessions/sessions.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { SessionCard, useSessionColumns } from './session-columns.tsx';

const weekly = { type: 'weeks' as const, every: 1, days: [2], until: null, count: 8, skip: [] };
const row = {
  id: 1,
  activity: { id: 1, name: 'Judo' },
  organization: { id: 1, name: 'Kodai' },
  location: null,
  status: 'scheduled',
  spots: null,
  taken: 0,
  free: null,
  start_date: '2026-11-24',
  start_time: '18:30',
  end_date: '2026-11-24',
  end_time: '19:30',
  anchor_date: '2026-11-24',
  repetition: weekly,
} as unknown as SessionRow;

const Time = ({ of }: { of: SessionRow }) => useSessionColumns().time.cell(of);
const marks = () => page.getByRole('img', { name: /dinsdag/ });

test('a session of a series is marked with how it repeats, in lists and on the phone', async () => {
  await renderScreen(
    <>
      <Time of={row} />
      <SessionCard row={row} />
    </>,
  );
  await expect.poll(() => marks().elements().length).toBe(2);
});

const Day = ({ of }: { of: SessionRow }) => useSessionColumns().date.cell(of);

test('the day of a session is written in full, because people plan by it', async () => {
  await renderScreen(<Day of={{ ...row, start_date: '2015-11-02' }} />);
  await expect.element(page.getByRole('link', { name: 'maandag 2 november 2015' })).toBeVisible();
});

test('a single session has no mark of a series', async () => {
  const alone = { ...row, repetition: null };
  await renderScreen(
    <>
      <Time of={alone} />
      <SessionCard row={alone} />
    </>,
  );
  await expect.element(page.getByText('18:30 – 19:30').first()).toBeVisible();
  expect(marks().elements()).toHaveLength(0);
});

const TakenInExport = ({ of }: { of: SessionRow }) => useSessionColumns().occupancy.value(of);

test('an export shows participants and spots together, like the screen', async () => {
  await renderScreen(<TakenInExport of={{ ...row, spots: 12, taken: 3 }} />);
  await expect.element(page.getByText('3 van 12')).toBeVisible();
});
