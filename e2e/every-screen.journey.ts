import { listActivities } from '../contract/src/activities/activities.ts';
import { test } from './product.ts';
import { SWIMMING_CLUB } from './screens/locations.ts';

const own = `/organizations/${SWIMMING_CLUB}`;

const SCREENS = [
  `${own}/finances`,
  `${own}/finances/rates/create`,
  `${own}/finances/cancellation-terms/create`,
  `${own}/profile`,
  '/profile',
  '/dev/mailbox',
];

test('the screens that no other journey passes are for everybody', { tag: '@twice' }, async ({ product }) => {
  await product.logIn('beheer@zwemclub.example');
  for (const path of SCREENS) {
    // oxlint-disable-next-line no-await-in-loop -- one screen after another
    await product.open(path);
    // oxlint-disable-next-line no-await-in-loop -- one screen after another
    await product.checkAccess(path);
  }
});

test('the month and the settings of an activity are for everybody', { tag: '@twice' }, async ({ product }) => {
  await product.logIn('beheer@zwemclub.example');
  const api = await product.apiOf('beheer@zwemclub.example');
  const { activities } = await api(listActivities, {
    params: { organizationId: SWIMMING_CLUB },
    query: { search: 'Aquajoggen' },
  });
  const path = `${own}/activities/${activities[0]?.id}`;
  for (const part of ['/sessions?view=month', '/settings', '?tab=type']) {
    // oxlint-disable-next-line no-await-in-loop -- one screen after another
    await product.open(`${path}${part}`);
    // oxlint-disable-next-line no-await-in-loop -- one screen after another
    await product.checkAccess(part);
  }
});
