import { expect, test } from 'vitest';
import { EVERY_SCREEN } from '../../../e2e/screens/every-screen.ts';
import { screenRoutes } from './features.ts';

test('the journey over every screen has every route, with its guard', () => {
  const guards = new Map(EVERY_SCREEN.map(([path, needs]) => [path, needs]));
  expect(guards).toEqual(new Map(screenRoutes.map(({ path, needs }) => [path, needs])));
  expect(EVERY_SCREEN).toHaveLength(screenRoutes.length);
});
