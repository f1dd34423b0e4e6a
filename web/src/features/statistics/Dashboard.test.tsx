import type { Statistics } from '@move/contract/statistics/statistics.ts';
import { gate } from '@move/domain/access/gate.ts';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { api } from '../../platform/api/api.ts';
import type * as Gate from '../../platform/session/gate.tsx';
import { accessibilityViolations, renderScreen } from '../../testing/render-screen.tsx';
import { Dashboard, FigureStrip } from './Dashboard.tsx';

vi.mock('../../platform/api/api.ts', () => ({ api: vi.fn(), renewSession: vi.fn() }));
vi.mock('../../platform/session/gate.tsx', async (original) => ({
  ...(await original<typeof Gate>()),
  Can: ({ children }: { children: unknown }) => children,
  useGate: () => gate({ roles: ['superadmin'], abilities: [] }),
}));

const figures = {
  sessions: 0,
  participants: 0,
  spots: 0,
  taken: 0,
  expected: 0,
  present: 0,
  occupancy_percentage: null,
  check_in_percentage: null,
  new_bookings: 0,
  cancellations: 0,
  purchases: 0,
  money: null,
};
const statistics: Statistics = {
  date_from: '2026-11-01',
  date_until: '2026-11-26',
  granularity: 'day',
  organizations: null,
  activities: 3,
  upcoming_sessions: 4,
  current: figures,
  previous: { ...figures, date_from: '2026-10-06', date_until: '2026-10-31' },
  series: [],
  top_activities: [],
};

const names = () =>
  page
    .getByRole('heading', { level: 2 })
    .elements()
    .map((heading) => heading.textContent);

test('with a strip above the dashboard, the headings are in order and each part has a name of its own', async () => {
  vi.mocked(api).mockResolvedValue({ statistics });
  await renderScreen(
    <>
      <FigureStrip />
      <Dashboard hasStrip />
    </>,
  );
  const strip = page.getByRole('region', { name: 'Cijfers', exact: true });
  await expect.element(strip.getByText('Deelnemers', { exact: true })).toBeVisible();
  await expect.element(strip.getByRole('heading', { level: 2 })).toHaveTextContent('Cijfers');
  await expect.element(page.getByRole('region', { name: 'Grafieken', exact: true })).toBeVisible();
  expect(names()).toEqual(['Cijfers', 'Grafieken']);
  expect(await accessibilityViolations()).toEqual([]);
});

test('the bar of an activity shows the occupancy that is written next to it', async () => {
  const activity = { organization: { id: 1, name: 'De Otters' }, participants: 101 };
  vi.mocked(api).mockResolvedValue({
    statistics: {
      ...statistics,
      current: { ...figures, sessions: 1 },
      top_activities: [
        { ...activity, id: 1, name: 'Zwemmen', occupancy_percentage: 45.9 },
        { ...activity, id: 2, name: 'Wandelen', occupancy_percentage: null },
      ],
    },
  });
  await renderScreen(<Dashboard hasStrip />);
  const bars = (name: string) =>
    page
      .getByRole('listitem')
      .filter({ hasText: name })
      .element()
      .querySelectorAll<HTMLElement>('[aria-hidden] > span');
  await expect.element(page.getByText('Zwemmen')).toBeVisible();
  expect([...bars('Zwemmen')].map(({ style }) => style.width)).toEqual(['45.9%']);
  expect(bars('Wandelen')).toHaveLength(0);
});
