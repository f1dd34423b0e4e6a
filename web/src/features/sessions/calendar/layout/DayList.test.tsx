import { gate } from '@move/domain/access/gate.ts';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type * as Gate from '../../../../platform/session/gate.tsx';
import { useGate } from '../../../../platform/session/gate.tsx';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import type { CalendarRow } from '../calendar-row.ts';
import { DayList } from '../DayList.tsx';

vi.mock('../../../../platform/session/gate.tsx', async (original) => ({
  ...(await original<typeof Gate>()),
  useGate: vi.fn(),
}));

const day = '2038-03-01';
const row = {
  id: 7,
  activity: { id: 2, name: 'Aquajoggen' },
  organization: { id: 1, name: 'De Otters' },
  status: 'scheduled',
  start_date: day,
  start_time: '19:00',
  end_date: day,
  end_time: '20:00',
  location: null,
  spots: 10,
  taken: 3,
  reserved: 0,
} as unknown as CalendarRow;

const show = (roles: readonly string[]) => {
  vi.mocked(useGate).mockReturnValue(gate({ roles, abilities: [] }));
  const period = { days: [day], first: day } as unknown as Parameters<typeof DayList>[0]['period'];
  const now = { date: day, minutes: 0 } as unknown as Parameters<typeof DayList>[0]['now'];
  return renderScreen(<DayList period={period} day={day} now={now} rows={[row]} askedToday={0} />);
};
const link = page.getByRole('link', { name: 'Aquajoggen' });

test('for a trainer a session in the calendar links to its participants', async () => {
  await show(['trainer']);
  await expect.element(link).toHaveAttribute('href', '/organizations/1/activities/2/sessions/7?tab=participants');
});

test('for staff, also those who are trainers too, a session links to its settings', async () => {
  await show(['organization', 'trainer']);
  await expect.element(link).toHaveAttribute('href', '/organizations/1/activities/2/sessions/7');
});
