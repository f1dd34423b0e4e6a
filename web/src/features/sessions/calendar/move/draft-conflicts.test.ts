import { expect, test } from 'vitest';
import type { CalendarRow } from '../calendar-row.ts';
import { rowOfDraft } from './draft-conflicts.ts';

const daan = { id: 3, name: 'Daan Visser' };
const row = (id: number, start_time: string, end_time: string, more: Partial<CalendarRow> = {}) =>
  ({
    id,
    activity: { id: 1, name: `Activiteit ${id}` },
    start_date: '2026-11-24',
    start_time,
    end_date: '2026-11-24',
    end_time,
    tz: 'Europe/Amsterdam',
    starts_at: `2026-11-24T${Number(start_time.slice(0, 2)) - 1}:00:00.000Z`,
    ends_at: `2026-11-24T${Number(end_time.slice(0, 2)) - 1}:00:00.000Z`,
    status: 'scheduled',
    location: { id: 7, name: 'Zwembad' },
    trainers: [daan],
    conflicts: [],
    ...more,
  }) as CalendarRow;

test('a session shows its conflicts at the new time', () => {
  const rows = [row(1, '19:00', '20:00'), row(2, '20:00', '21:00', { location: null })];
  const [own] = rows;
  if (!own) throw new Error('no row');
  const span = { ...own, start_time: '20:30', end_time: '21:30' };
  expect(rowOfDraft({ row: own, span }, rows)).toMatchObject({
    starts_at: '2026-11-24T19:30:00Z',
    conflicts: [
      {
        session_id: 2,
        activity: 'Activiteit 2',
        start_time: '20:00',
        is_same_location: false,
        trainers: ['Daan Visser'],
      },
    ],
  });
});

test('a canceled session causes no conflicts', () => {
  const rows = [row(1, '19:00', '20:00'), row(2, '19:00', '20:00', { status: 'canceled' })];
  const [own] = rows;
  if (!own) throw new Error('no row');
  expect(rowOfDraft({ row: own, span: own }, rows).conflicts).toEqual([]);
});

test('shows no conflicts when the rows have no trainers', () => {
  const { trainers: _trainers, conflicts: _conflicts, ...own } = row(1, '19:00', '20:00');
  expect(rowOfDraft({ row: own, span: own }, [own, row(2, '19:00', '20:00')]).conflicts).toBeUndefined();
});
