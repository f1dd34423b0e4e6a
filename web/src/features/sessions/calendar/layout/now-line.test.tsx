import { gate } from '@move/domain/access/gate.ts';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type * as Gate from '../../../../platform/session/gate.tsx';
import { useGate } from '../../../../platform/session/gate.tsx';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { calendarMessages } from '../calendar.messages.ts';
import type { CalendarRow } from '../calendar-row.ts';
import { WeekGrid } from '../WeekGrid.tsx';
import { weekPeriod } from './calendar-days.ts';

vi.mock('../../../../platform/session/gate.tsx', async (original) => ({
  ...(await original<typeof Gate>()),
  useGate: vi.fn(),
}));

const date = '2038-03-01';
const row = {
  id: 7,
  activity: { id: 2, name: 'Aquajoggen' },
  organization: { id: 1, name: 'De Otters' },
  status: 'running',
  start_date: date,
  start_time: '19:00',
  end_date: date,
  end_time: '20:00',
  starts_at: '2038-03-01T18:00:00Z',
  ends_at: '2038-03-01T19:00:00Z',
  tz: 'Europe/Amsterdam',
  series_id: null,
  location: null,
  spots: 10,
  taken: 3,
  reserved: 0,
} as unknown as CalendarRow;

test('the line of now is behind a running session, so it strikes no text through', async () => {
  vi.mocked(useGate).mockReturnValue(gate({ roles: ['superadmin'], abilities: [] }));
  const mark = { tone: 'brand', lineStyle: 'solid' } as const;
  const eventOf = () => ({ row, mark, isPlatform: false, isDraft: false, handlers: null, menu: [] });
  await renderScreen(
    <WeekGrid
      period={weekPeriod(date)}
      day={date}
      now={{ date, time: '19:15' }}
      rows={[row]}
      {...{ eventOf }}
      onDraw={null}
      onDay={null}
      askedToday={0}
      isRead
    />,
  );
  const line = page.getByRole('img', { name: calendarMessages.nl.now }).element() as HTMLElement;
  // else the line lets the pointer through, and so is in no answer of elementFromPoint
  line.style.pointerEvents = 'auto';
  const { top, height } = line.getBoundingClientRect();
  const event = page.getByRole('link', { name: 'Aquajoggen' }).element();
  const { left, width } = event.getBoundingClientRect();
  const above = document.elementFromPoint(left + width / 2, top + height / 2);
  expect(event.contains(above)).toBe(true);
});
