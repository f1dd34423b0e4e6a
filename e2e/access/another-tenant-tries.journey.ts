import { getActivity, listActivities, updateActivity } from '../../contract/src/activities/activities.ts';
import { ApiError } from '../../contract/src/kit/client/client.ts';
import { getLocation, listApplicationLocations, updateLocation } from '../../contract/src/locations/locations.ts';
import { searchEverything } from '../../contract/src/search/search.ts';
import { getSession, listSessions, removeSession } from '../../contract/src/sessions/sessions.ts';
import { expect, test } from '../product.ts';
import { uiWords } from '../screens/edit-screen.ts';
import { SWIMMING_CLUB } from '../screens/demo-organizations.ts';
import { TEST_ADDRESS, makeLocation } from '../screens/locations.ts';
import { makeActivity, makeSession } from '../screens/plans.ts';

test('a trainer of another club cannot reach the swimming club', { tag: '@phone' }, async ({ product }) => {
  const { page, words } = product;
  const t = words(uiWords).notFound;
  const club = await product.apiOf('beheer@zwemclub.example');
  const name = product.ownName('Besloten');
  const location = await makeLocation(club, name);
  const activity = await makeActivity(club, name);
  const session = await makeSession(club, activity);
  await product.logIn('trainer@judo.example');

  await test.step('by URL: the page does not exist', async () => {
    const list = `/organizations/${SWIMMING_CLUB}/activities`;
    for (const path of [list, location.path, activity.path, session.path]) {
      await product.load(path);
      await expect(page.getByRole('heading', { level: 1, name: t.title })).toBeVisible();
      await expect(page.getByText(name)).toHaveCount(0);
    }
    await product.checkAccessibility('not found');
  });
  await test.step('in a URL of their own organisation it does not exist either', async () => {
    await product.load(activity.path.replace(`/${SWIMMING_CLUB}/`, '/2/'));
    await expect(page.getByRole('heading', { level: 1, name: t.title })).toBeVisible();
    await page.getByRole('link', { name: t.home }).click();
    await page.waitForURL('**/organizations/2');
  });
  await test.step('by the API', async () => {
    const judo = await product.apiOf('trainer@judo.example');
    const statusOf = (call: Promise<unknown>) =>
      call.then(
        () => 200,
        (error: unknown) => (error instanceof ApiError ? error.status : error),
      );
    const refused = await Promise.all([
      statusOf(judo(listActivities, { params: { organizationId: SWIMMING_CLUB } })),
      statusOf(judo(getLocation, { params: location.params })),
      statusOf(judo(updateLocation, { params: location.params, body: { ...TEST_ADDRESS, name: 'Van ons' } })),
      statusOf(judo(getActivity, { params: activity.params })),
      statusOf(judo(updateActivity, { params: activity.params, body: { name: 'Van ons' } })),
      statusOf(judo(listSessions, { params: activity.params })),
      statusOf(judo(getSession, { params: session.params })),
      statusOf(judo(removeSession, { params: session.params })),
      statusOf(judo(getActivity, { params: { ...activity.params, organizationId: 2 } })),
    ]);
    expect(refused).toEqual(refused.map(() => 404));
    const { locations } = await judo(listApplicationLocations, { query: { search: name } });
    expect(locations).toEqual([]);
    const { results } = await judo(searchEverything, { query: { q: name } });
    expect(results).toEqual([]);
  });
  const { session: untouched } = await club(getSession, { params: session.params });
  expect(untouched.id).toBe(session.params.sessionId);
});
