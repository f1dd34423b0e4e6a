import type { Bundle, BundleRow } from '@move/contract/bundles/bundles.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '../../testing/render-screen.tsx';
import { BundleOccupancy, useBundleColumns } from './bundle-columns.tsx';
import { BundleRail } from './edit/BundleRail.tsx';

const closed = { spots: 0, taken: 0, free: 0, first_session: null, last_session: null, rate: null };

function FreeSpots({ row }: { row: BundleRow }) {
  const columns = useBundleColumns({ organizationId: 1, activityId: 2 });
  return columns.find(({ name }) => name === 'free')?.cell(row);
}

test('a bundle without spots is shown as closed, not as full', async () => {
  await renderScreen(<FreeSpots row={closed as BundleRow} />);
  await expect.element(page.getByText('gesloten')).toBeVisible();
  await renderScreen(<BundleRail bundle={closed as Bundle} />);
  await expect.element(page.getByText('Deze bundel is gesloten.')).toBeVisible();
});

test('a bundle that its fullest session fills is shown as full, not as 3 of 5', async () => {
  const few = { spots: 5, taken: 3 };
  await renderScreen(<BundleOccupancy row={{ ...few, free: 0 }} />);
  await expect.element(page.getByText('Vol', { exact: true })).toBeVisible();
  await renderScreen(<BundleOccupancy row={{ ...few, free: 1 }} />);
  await expect.element(page.getByText('van 4')).toBeVisible();
  await renderScreen(<BundleOccupancy row={{ ...few, free: 2 }} />);
  await expect.element(page.getByText('van 5')).toBeVisible();
});
