import { bundleLabels } from '../../contract/src/bundles/bundles.labels.ts';
import { listBundles, listBundleSessions } from '../../contract/src/bundles/bundles.ts';
import { duplicateLabels } from '../../contract/src/duplicates/duplicates.labels.ts';
import { createBundleParticipant } from '../../contract/src/participants/bundle-participants.ts';
import { createSession } from '../../contract/src/sessions/sessions.ts';
import { activityOfferMessages } from '../../web/src/features/activities/activity-offer.messages.ts';
import { bundleMessages } from '../../web/src/features/bundles/bundles.messages.ts';
import { sessionGridMessages } from '../../web/src/features/sessions/grid/session-grid.messages.ts';
import { expect, type Product, test } from '../product.ts';
import { editScreen, uiWords } from '../screens/edit-screen.ts';
import { SWIMMING_CLUB } from '../screens/demo-organizations.ts';
import { dayFromNow, makeActivity } from '../screens/plans.ts';
import { pressTool } from '../screens/shell.ts';
import { shortenPage } from '../browser/short-page.ts';

const STAFF = 'beheer@zwemclub.example';
const LESSONS = 10;
const WRONG = 4;

test('staff of a club plan a course of ten lessons from a spreadsheet', { tag: '@en' }, async ({ product }) => {
  test.slow();
  const api = await product.apiOf(STAFF);
  const activity = await makeActivity(api, product.ownName('Leren zwemmen'));
  const name = product.ownName('Beginnerscursus');
  await product.logIn(STAFF);
  const bundleId = await test.step('a bundle is added', () => makeBundle(product, { path: activity.path, name }));
  const course = { activity, bundleId, path: `${activity.path}/bundles/${bundleId}` };
  await test.step('ten lessons are pasted, one of them wrong', () => pasteLessons(product, course));
  await test.step('a person joins, and takes part in a lesson that is added later too', () =>
    joinCourse(product, course));
  await test.step('a lesson opens through its bundle', () => openLesson(product, { ...course, name }));
  await test.step('the next season starts with a copy', () => copyCourse(product, { ...course, name }));
});

type Course = { activity: Awaited<ReturnType<typeof makeActivity>>; bundleId: number; path: string };

async function makeBundle(product: Product, { path, name }: { path: string; name: string }): Promise<number> {
  const { page, words } = product;
  const t = words(bundleMessages);
  const labels = words(bundleLabels);
  const form = editScreen(product);
  await product.open(`${path}/bundles`);
  await product.checkAccessibility('no bundles yet');
  await page.getByRole('link', { name: t.create }).first().click();
  await form.field(labels.name).fill(name);
  await form.field(labels.spots).fill('12');
  await form.saveBar.getByRole('button', { name: t.create }).click();
  await page.waitForURL(/\/bundles\/\d+\/sessions$/);
  await expect(page.getByText(t.emptySessions.title)).toBeVisible();
  return Number(/bundles\/(\d+)/.exec(page.url())?.[1]);
}

/** The rows as a spreadsheet copies them: a header, Dutch dates, and one location that the club does not use. */
function lessonsAsText(): string {
  const rows = Array.from({ length: LESSONS }, (_, index) => {
    const { day, month, year } = dayFromNow(7 * (index + 1));
    return [`${day}-${month}-${year}`, '19.00', '20:15', '12', index === WRONG ? 'Kantine' : ''].join('\t');
  });
  return ['Datum\tBegin\tEinde\tPlekken\tLocatie', ...rows].join('\r\n');
}

async function pasteLessons(product: Product, { path }: Course) {
  const { page, words } = product;
  const t = words(sessionGridMessages);
  const { grid } = words(uiWords);
  const cell = (column: string, row: number) =>
    page.getByRole('textbox', { name: grid.cell(column, row), exact: true });
  await shortenPage(page, { path: /\/organizations\/\d+\/locations$/, rows: 'locations' });
  await product.open(`${path}/sessions/grid`);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((text) => navigator.clipboard.writeText(text), lessonsAsText());
  await cell(t.columns.date, 1).click();
  await page.keyboard.press('Control+V');
  await expect(cell(t.columns.end, LESSONS)).toHaveValue('20:15');
  const wrong = page.getByRole('combobox', { name: grid.cell(t.columns.location, WRONG + 1), exact: true });
  await expect(wrong).toHaveAccessibleDescription(t.faults.unknownLocation);
  await product.checkAccessibility('a grid with a fault');

  await page.keyboard.press('Control+S');
  await expect(wrong).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(wrong).toHaveValue('');
  await page.keyboard.press('Control+Z');
  await expect(wrong).toHaveValue('Kantine');
  await page.keyboard.press('Control+Y');
  await expect(wrong).toHaveValue('');
  // a location that isn't among the organisation's first ones is found too
  const elsewhere = page.getByRole('combobox', { name: grid.cell(t.columns.location, 1), exact: true });
  await elsewhere.fill('de waterlelie');
  await elsewhere.press('Enter');
  await expect(elsewhere).toHaveAttribute('aria-invalid', 'false');
  await page.getByRole('button', { name: t.save(LESSONS) }).click();
  await page.waitForURL(/\/bundles\/\d+\/sessions$/);
  await expect(page.getByText(t.done(LESSONS))).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Zwembad De Waterlelie');
}

async function joinCourse(product: Product, { activity, bundleId, path }: Course) {
  const api = await product.apiOf(STAFF);
  const params = { ...activity.params, bundleId };
  const person = { first_name: 'Ayşe', last_name: 'Yılmaz', email: 'ayse@post.example', payment_type: 'free' as const };
  await api(createBundleParticipant, { params, body: person });
  const day = dayFromNow(7 * (LESSONS + 1)).toString();
  const lesson = { start_date: day, start_time: '19:00', end_date: day, end_time: '20:15', spots: 12 };
  await api(createSession, { params: activity.params, body: lesson });
  await tickLesson(product, path);
  const { sessions } = await api(listBundleSessions, { params });
  expect(sessions.map(({ taken }) => taken)).toEqual(Array.from({ length: LESSONS + 1 }, () => 1));
}

/** Adds the one session of the activity that the course doesn't have. */
async function tickLesson(product: Product, path: string) {
  const { page, words } = product;
  const t = words(bundleMessages).added;
  await product.open(`${path}/sessions`);
  await pressTool(product, t.action);
  const dialog = page.getByRole('dialog', { name: t.title });
  await dialog.getByRole('checkbox').check();
  await product.checkAccessibility('sessions to add to a bundle');
  await dialog.getByRole('button', { name: t.confirm(1) }).click();
  await expect(page.getByText(t.done(1, 1))).toBeVisible();
}

async function openLesson(product: Product, { activity, bundleId, path, name }: Course & { name: string }) {
  const { page, isPhone } = product;
  const api = await product.apiOf(STAFF);
  const { sessions } = await api(listBundleSessions, { params: { ...activity.params, bundleId } });
  await product.open(`${path}/sessions/${sessions[0]?.id}`);
  if (!isPhone) await expect(page.getByRole('navigation').getByRole('link', { name })).toBeVisible();
  await product.open(`${path}/participants`);
  await expect(page.getByText('Yılmaz').first()).toBeVisible();
}

async function copyCourse(product: Product, { activity, path, name }: Course & { name: string }) {
  const { page, words } = product;
  const t = words(activityOfferMessages).copy;
  const { more } = words(uiWords);
  await product.open(activity.path);
  await page.getByRole('button', { name: more, exact: true }).click();
  await page.getByRole('menuitem', { name: t.action }).click();
  const drawer = page.getByRole('dialog', { name: t.title });
  await expect(drawer.getByText(t.bundles(1, LESSONS + 1))).toBeVisible();
  await drawer.getByRole('checkbox', { name: words(duplicateLabels).bundles }).check();
  await product.checkAccessibility('what a copy takes along');
  await drawer.getByRole('button', { name: /./ }).last().click();
  await page.waitForURL((url) => /\/activities\/\d+$/.test(url.pathname) && !path.startsWith(url.pathname));
  const activityId = Number(page.url().split('/').at(-1));
  const api = await product.apiOf(STAFF);
  const { bundles } = await api(listBundles, { params: { organizationId: SWIMMING_CLUB, activityId } });
  expect(bundles.map((bundle) => [bundle.name, bundle.sessions_count, bundle.taken])).toEqual([[name, LESSONS + 1, 0]]);
}
