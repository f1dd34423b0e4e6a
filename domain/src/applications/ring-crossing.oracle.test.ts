import { kinks } from '@turf/kinks';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Position } from './geofence.ts';
import { findCrossing } from './ring-crossing.ts';

// `kinks` is an independent implementation that compares every pair of segments.
test('finds a crossing exactly where comparing every pair does', () => {
  const position = fc.tuple(fc.integer({ min: -50, max: 50 }), fc.integer({ min: -50, max: 50 }));
  const corners = fc.uniqueArray(position, { minLength: 4, maxLength: 9, selector: ([x, y]) => `${x} ${y}` });
  const seen = { crossing: 0, plain: 0 };
  fc.assert(
    fc.property(corners, (points) => {
      const ring: Position[] = [...points, points[0] ?? [0, 0]];
      // three points in a line touch, where both implementations may differ
      fc.pre(!hasThreeInLine(points));
      const isCrossing = kinks({ type: 'Polygon', coordinates: [ring.map(([x, y]) => [x, y])] }).features.length > 0;
      seen[isCrossing ? 'crossing' : 'plain'] += 1;
      expect(findCrossing([ring]) !== null).toBe(isCrossing);
    }),
    { numRuns: 2_000 },
  );
  expect(Math.min(seen.crossing, seen.plain)).toBeGreaterThan(50);
});

function hasThreeInLine(points: readonly Position[]): boolean {
  return points.some((a, i) =>
    points.some((b, j) =>
      points.some((c, k) => i < j && j < k && (b[0] - a[0]) * (c[1] - a[1]) === (b[1] - a[1]) * (c[0] - a[0])),
    ),
  );
}
