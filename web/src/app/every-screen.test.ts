import { expect, test } from 'vitest';
import { VIEWS } from '../../../e2e/screens/every-screen.ts';
import { chapterOf, CHAPTERS } from '../features/help/chapters.ts';
import { screenRoutes } from './features.ts';

test('the further views that the every-screen journey opens are of screens that exist', () => {
  const paths = new Set(screenRoutes.map(({ path }) => path));
  expect(Object.keys(VIEWS).filter((path) => !paths.has(path))).toEqual([]);
});

test('each screen links to the chapter of the manual about it, and each chapter about screens is linked', () => {
  const about = (path: string) => chapterOf(path.replaceAll(/\$\w+/g, '1'));
  for (const [path, chapter] of [
    ['/checkin/$sessionId', 'checkin'],
    ['/organizations/$organizationId/activities/$activityId/sessions/$sessionId/attendance', 'people'],
    ['/organizations/$organizationId/finances/orders/$orderId', 'money'],
    ['/application/organizations/review', 'organizations'],
    ['/admin/location-types', 'platform'],
    ['/profile', 'start'],
  ] as const) {
    expect([path, about(path)]).toEqual([path, chapter]);
  }
  expect(about('/organizations/$organizationId/activities/$activityId/sessions/$sessionId?tab=participants')).toBe(
    'people',
  );
  const led = new Set(screenRoutes.map(({ path }) => about(path)));
  expect(CHAPTERS.filter((chapter) => !led.has(chapter))).toEqual(['lists', 'news']);
});
