import { activityLabels } from '../../contract/src/activities/activities.labels.ts';
import { locationLabels } from '../../contract/src/locations/locations.labels.ts';
import { listSessions } from '../../contract/src/sessions/sessions.ts';
import { sessionLabels } from '../../contract/src/sessions/sessions.labels.ts';
import { longDate } from '../../domain/src/kit/dates/dates.ts';
import { priceText } from '../../domain/src/rates/price-text.ts';
import { activityMessages } from '../../web/src/features/activities/activities.messages.ts';
import { locationFormMessages } from '../../web/src/features/locations/edit/location-form.messages.ts';
import { locationMessages } from '../../web/src/features/locations/locations.messages.ts';
import { changeMessages } from '../../web/src/features/sessions/edit/change.messages.ts';
import { sessionFormMessages } from '../../web/src/features/sessions/edit/session-form.messages.ts';
import { sessionMessages } from '../../web/src/features/sessions/sessions.messages.ts';
import { expect, type Product, test } from '../product.ts';
import { editScreen, uiWords } from '../screens/edit-screen.ts';
import { SWIMMING_CLUB } from '../screens/demo-organizations.ts';
import { fillLocation } from '../screens/locations.ts';
import { dayFromNow } from '../screens/plans.ts';

const STAFF = 'beheer@zwemclub.example';
const own = `/organizations/${SWIMMING_CLUB}`;

/** The dates of a weekly evening on Tuesdays across the next two clock changes, whatever day it is. */
function season() {
  const first = nextTuesday(dayFromNow(1));
  const [spring, autumn] = clockChangesAfter(first.add({ days: 1 }));
  const last = nextTuesday(autumn.add({ days: 8 }));
  return { first, last, change: spring, count: first.until(last).days / 7 + 1 };
}

const nextTuesday = (day: Temporal.PlainDate) => day.add({ days: (9 - day.dayOfWeek) % 7 });

function clockChangesAfter(day: Temporal.PlainDate): [Temporal.PlainDate, Temporal.PlainDate] {
  const one = day.toZonedDateTime('Europe/Amsterdam').getTimeZoneTransition('next');
  const two = one?.getTimeZoneTransition('next');
  if (!one || !two) throw new Error('this time zone changes its clock no more');
  return [one.toPlainDate(), two.toPlainDate()];
}

test('staff of a club plan a season, and the platform sees it', async ({ product }) => {
  test.slow();
  const name = product.ownName('Zwemmen met Otto');
  const plan = season();
  await product.logIn(STAFF);
  await test.step('a location is added with a pin and opening hours', () => addLocation(product, name));
  const activity = await test.step('an activity is added', () => addActivity(product, name));
  await test.step('a weekly series is planned across both clock changes', () =>
    planSeries(product, { activity, plan }));
  await test.step('sessions at 19:00 stay at 19:00', () => seeTimes(product, { activity, plan }));
  await test.step('from the clock change on the series is on Wednesdays', () =>
    moveFollowing(product, { activity, plan }));
  await test.step('one evening is removed', () => deleteOne(product, { activity, plan }));
  await test.step('it is published', () => publish(product, activity));
  await test.step('the platform finds all of it', () => findOnPlatform(product, name));
});

type Activity = { id: number; name: string; path: string };
type Season = { activity: Activity; plan: ReturnType<typeof season> };

async function addLocation(product: Product, name: string) {
  const { page, words } = product;
  const t = { ...words(locationMessages), ...words(locationFormMessages) };
  const ui = words(uiWords);
  const form = editScreen(product);
  await product.open(`${own}/locations`);
  await page.getByRole('link', { name: t.create }).first().click();
  await fillLocation(product, name);
  await form.chooseSome(words(locationLabels).sport_ids, 'Zwemmen');
  await form.field(ui.map.latitude).fill('52,0907');
  await form.field(ui.map.longitude).fill('5,1214');
  await form.saveButton.click();
  await page.waitForURL(/\/locations\/\d+\/update$/);

  const monday = ui.days.long[0] ?? '';
  await page.getByRole('link', { name: t.tabs.hours }).click();
  await page.getByRole('switch', { name: ui.hours.open(monday) }).click();
  await form.field(ui.hours.until(monday)).fill('22:30');
  await page.getByRole('button', { name: ui.hours.copy(monday) }).click();
  await form.save(name);
  await page.reload();
  await expect(form.field(ui.hours.until(ui.days.long[4] ?? ''))).toHaveValue('22:30');
}

async function addActivity(product: Product, name: string): Promise<Activity> {
  const { page, words } = product;
  const t = words(activityMessages);
  const labels = words(activityLabels);
  const form = editScreen(product);
  await product.open(`${own}/activities/create`);
  await form.field(labels.name).fill(name);
  await form.choose(labels.sport_id, 'Zwemmen');
  await form.saveButton.click();
  await page.waitForURL(/\/activities\/\d+$/);
  const { pathname } = new URL(page.url());
  await form.field(labels.description).fill('Baantjes trekken met begeleiding.');
  await form.choose(labels.rate_id, priceText(null, product.locale));
  await form.save(name);
  await page.getByRole('link', { name: t.tabs.location, exact: true }).click();
  await form.choose(labels.location_id, name);
  await form.save(name);
  return { id: Number(pathname.split('/').at(-1)), name, path: pathname };
}

async function planSeries(product: Product, { activity, plan }: Season) {
  const { page, words } = product;
  const t = words(sessionMessages);
  const { repetition } = words(uiWords);
  const form = editScreen(product);
  const labels = words(sessionLabels);
  await product.open(`${activity.path}/sessions`);
  await product.checkAccessibility('no sessions yet');
  await page.getByRole('link', { name: t.create }).first().click();
  await form.field(labels.start_date).fill(dayFirst(plan.first));
  await form.field(labels.start_time).fill('19:00');
  await form.field(labels.end_time).fill('20:00');
  await page.getByRole('switch', { name: words(sessionFormMessages).repeats }).click();
  await form.choose(repetition.stops, repetition.end.until);
  await form.field(repetition.until).fill(dayFirst(plan.last));
  const preview = page.getByRole('region', { name: repetition.preview });
  await expect(preview.getByRole('listitem').first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  // this club swims on holidays too
  const keep = preview.getByRole('button', { name: repetition.dates.unskip });
  if (await keep.isVisible()) await keep.click();
  // the button has the same number as the preview
  const button = form.saveBar.getByRole('button', { name: words(sessionFormMessages).plan(plan.count, 0) });
  await expect(button).toBeVisible();
  await preview.getByRole('button', { name: repetition.dates.more(plan.count - 12) }).click();
  await expect(preview.getByRole('listitem')).toHaveCount(plan.count);
  await product.checkAccessibility('new sessions');
  await button.click();
  await page.waitForURL(/\/sessions$/);
}

const dayFirst = (day: Temporal.PlainDate) => day.toString().split('-').toReversed().join('-');
const inWords = (product: Product, day: Temporal.PlainDate) =>
  longDate(day.toString(), product.locale, dayFromNow(0).toString());

async function seeTimes(product: Product, { activity, plan }: Season) {
  const sessions = await storedSessions(product, activity);
  expect(sessions).toHaveLength(plan.count);
  expect(new Set(sessions.map((one) => one.start_time))).toEqual(new Set(['19:00']));
  expect(new Set(sessions.map((one) => one.starts_at.slice(11, 16)))).toEqual(new Set(['17:00', '18:00']));
  for (const day of [nextTuesday(plan.change.subtract({ days: 6 })), nextTuesday(plan.change)]) {
    await product.open(`${activity.path}/sessions?view=week&day=${day.toString()}`);
    await expect(sessionOn(product, day)).toBeVisible();
  }
}

/** A session in the week on the screen: an event, or on a phone a card below its day. */
function sessionOn(product: Product, day: Temporal.PlainDate, time = '19:00') {
  const main = product.page.getByRole('main');
  const date = inWords(product, day);
  if (!product.isPhone) return main.getByRole('link', { name: `${date}, ${time} – ` });
  return main
    .getByRole('region', { name: date })
    .filter({ hasText: `${time} – ` })
    .getByRole('link');
}

async function storedSessions(product: Product, { id }: Activity) {
  const api = await product.apiOf(STAFF);
  const params = { organizationId: SWIMMING_CLUB, activityId: id };
  return (await api(listSessions, { params, query: { itemsPerPage: 250 } })).sessions;
}

async function moveFollowing(product: Product, { activity, plan }: Season) {
  const { page, words } = product;
  const change = words(changeMessages);
  const form = editScreen(product);
  const from = nextTuesday(plan.change);
  const following = from.until(plan.last).days / 7 + 1;
  await sessionOn(product, from).click();
  await form.field(words(sessionLabels).start_date).fill(dayFirst(from.add({ days: 1 })));
  await page.keyboard.press('Tab');
  // a preview that is being updated is dimmed, and must not be checked for contrast
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await product.checkAccessibility('session');
  await form.saveButton.click();
  await page
    .getByRole('dialog', { name: change.title })
    .getByRole('radio', { name: words(sessionFormMessages).scope.following })
    .check();
  // the title says that the series changes
  const dialog = page.getByRole('dialog', { name: change.seriesTitle });
  await expect(dialog.getByText(change.moved(following))).toBeVisible();
  await product.checkAccessibility('what a change touches');
  await dialog.getByRole('button', { name: change.confirm(following) }).click();
  await expect(dialog).toBeHidden();
  await expect(form.saveBar).toBeHidden();

  const sessions = await storedSessions(product, activity);
  const days = sessions.map((one) => Temporal.PlainDate.from(one.start_date).dayOfWeek);
  expect(days).toEqual([...Array<number>(plan.count - following).fill(2), ...Array<number>(following).fill(3)]);
  expect(new Set(sessions.map((one) => one.start_time))).toEqual(new Set(['19:00']));
}

async function deleteOne(product: Product, { activity, plan }: Season) {
  const { page, words } = product;
  const t = words(sessionMessages).remove;
  const [, second] = await storedSessions(product, activity);
  const day = Temporal.PlainDate.from(second?.start_date ?? '');
  await product.open(`${activity.path}/sessions?view=week&day=${day.toString()}`);
  await sessionOn(product, day).click();
  await page.waitForURL(/\/sessions\/\d+/);
  const menu = page.getByRole('main').getByRole('button', { name: words(uiWords).more, exact: true });
  // the screen of the activity also has a menu until it is replaced
  await expect(menu).toHaveCount(1);
  await menu.click();
  await page.getByRole('menuitem', { name: t.action }).click();
  const dialog = page.getByRole('alertdialog', { name: t.title(`${inWords(product, day)}, 19:00`) });
  await expect(dialog).toBeVisible();
  await product.checkAccessibility('deleting a session');
  await dialog.getByRole('button', { name: t.confirm(1) }).click();
  await expect(page.getByText(t.done(1))).toBeVisible();
  const left = (await storedSessions(product, activity)).map((one) => one.start_date);
  expect(left).toHaveLength(plan.count - 1);
  expect(left).not.toContain(day.toString());
}

async function publish(product: Product, activity: Activity) {
  const { page, words } = product;
  const t = words(activityMessages).publish;
  await product.open(activity.path);
  await page.getByRole('main').getByRole('button', { name: t.action, exact: true }).click();
  await expect(page.getByText(t.done(activity.name))).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: t.action, exact: true })).toHaveCount(0);
}

async function findOnPlatform(product: Product, name: string) {
  const { page, words } = product;
  await product.logIn('admin@beweegplein.example');
  for (const list of ['locations', 'activities', 'activities/sessions']) {
    await product.open(`/application/${list}?search=${encodeURIComponent(name)}`);
    await expect(page.getByRole('main').getByText(name).first()).toBeVisible();
  }
  await expect(page.getByRole('heading', { level: 1, name: words(sessionMessages).title })).toBeVisible();
}
