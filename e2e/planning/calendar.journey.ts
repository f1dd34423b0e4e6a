import { accessMessages } from '../../web/src/features/access/access.messages.ts';
import { calendarScreenMessages } from '../../web/src/features/calendar/calendar.messages.ts';
import { feedMessages } from '../../web/src/features/feeds/feeds.messages.ts';
import { calendarMessages } from '../../web/src/features/sessions/calendar/calendar.messages.ts';
import { changeMessages } from '../../web/src/features/sessions/edit/change.messages.ts';
import { sessionLabels } from '../../contract/src/sessions/sessions.labels.ts';
import { updateSession } from '../../contract/src/sessions/sessions.ts';
import { expect, type Product, test } from '../product.ts';
import { boxOf, dragMouse, twoInOneHall } from '../screens/calendar.ts';
import { editScreen, uiWords } from '../screens/edit-screen.ts';
import { SWIMMING_CLUB } from '../screens/demo-organizations.ts';
import { pressTool } from '../screens/shell.ts';

const STAFF = 'beheer@zwemclub.example';
const CALENDAR = `/organizations/${SWIMMING_CLUB}/calendar`;
/** The height of an hour in the week, in pixels. */
const HOUR = 46;

type World = Awaited<ReturnType<typeof twoInOneHall>>;

/** A session in the calendar, or its card on the phone, but not the item of a menu that is still closing. */
const eventOf = ({ page }: Product, { sessionId }: { sessionId: number }) =>
  page.getByRole('main').locator(`a[href$="/sessions/${sessionId}"]:not([role="menuitem"])`);

test('staff move sessions in the calendar of the club', { tag: '@sizes' }, async ({ product }) => {
  test.slow();
  const world = await twoInOneHall(product);
  await product.logIn(STAFF);
  // only the hall of this run, because other runs use the calendar at the same time
  await product.open(`${CALENDAR}?day=${world.day.toString()}&locationId=${world.locationId}`);
  await expect(eventOf(product, world.swimming)).toBeVisible();
  if (product.isPhone) return onThePhone(product, world);
  await test.step('a session is moved by mouse, and back again', () => moveByMouse(product, world));
  await test.step('a drag is refused when another person has moved the session meanwhile', () =>
    dragTooLate(product, world));
  await test.step('a move by keys into the next week is canceled by Escape', () => changeOnesMind(product, world));
  await test.step('a session is moved by keys to a time where it overlaps', () => moveByKeys(product, world));
  await test.step('its end is dragged', () => makeLonger(product, world));
  await test.step('an empty slot becomes a session', () => planOnSlot(product, world));
  await test.step('a month shows the sessions by activity', () => seeMonth(product, world));
});

async function onThePhone(product: Product, { day, swimming }: World) {
  const { page, words } = product;
  const t = words(calendarMessages);
  await expect(page.getByRole('region', { name: t.label.week })).toBeVisible();
  await expect(page.getByRole('main').getByText('10:00 – 11:00').first()).toBeVisible();
  await expect(page.getByRole('main').getByText(t.keys)).toHaveCount(0);
  await page.getByRole('button', { name: t.next.week }).click();
  await expect(page).toHaveURL(new RegExp(`day=${day.add({ days: 7 }).toString()}`));
  await expect(eventOf(product, swimming)).toHaveCount(0);
}

/** Confirms the question after a move, and saves. */
async function confirmMove({ page, words }: Product) {
  const t = words(changeMessages);
  const dialog = page.getByRole('dialog', { name: t.title });
  await expect(dialog.getByText(t.moved(1))).toBeVisible();
  await dialog.getByRole('button', { name: t.confirm(1) }).click();
  await expect(dialog).toBeHidden();
}

async function moveByMouse(product: Product, { day, swimming }: World) {
  const { page, words } = product;
  const ui = words(uiWords);
  const event = eventOf(product, swimming);
  await event.scrollIntoViewIfNeeded();
  const from = await boxOf(event);
  const start = { x: from.x + 40, y: from.y + 12 };
  const { width } = await boxOf(page.locator(`[data-date="${day.toString()}"]`));
  await dragMouse(product, start, { x: start.x - width, y: start.y + 1.5 * HOUR });
  await confirmMove(product);
  // the undo bar stays while the pointer is on it
  const undo = page.getByRole('region', { name: ui.undo }).getByRole('button', { name: ui.undo });
  await undo.focus();
  const moved = { start_date: day.subtract({ days: 1 }).toString(), start_time: '11:30', end_time: '12:30' };
  expect(await swimming.stored()).toMatchObject(moved);
  await product.checkAccessibility('a moved session');
  await undo.click();
  await expect(page.getByText(words(calendarMessages).moving.undone)).toBeVisible();
  expect(await swimming.stored()).toMatchObject({ start_date: day.toString(), start_time: '10:00', end_time: '11:00' });
  await expect(event).toContainText('10:00');
  // Escape cancels a drag
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x, start.y + 2 * HOUR, { steps: 4 });
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: '12:00 – 13:00' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(event).toContainText('10:00');
}

async function dragTooLate(product: Product, { swimming }: World) {
  const { page, words } = product;
  const api = await product.apiOf(STAFF);
  const { start_date, end_date } = await swimming.stored();
  const params = { ...swimming.params, sessionId: swimming.sessionId };
  const moveTo = (start_time: string, end_time: string) =>
    api(updateSession, { params, body: { start_date, start_time, end_date, end_time } });
  await moveTo('09:00', '10:00');
  const event = eventOf(product, swimming);
  const { x, y } = await boxOf(event);
  await dragMouse(product, { x: x + 40, y: y + 12 }, { x: x + 40, y: y + 12 + HOUR });
  await expect(page.getByText(words(calendarMessages).moving.movedMeanwhile)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(event).toContainText('09:00');
  await moveTo('10:00', '11:00');
  await page.reload();
  await expect(event).toContainText('10:00');
}

async function changeOnesMind(product: Product, { day, swimming }: World) {
  const { page, words } = product;
  const event = eventOf(product, swimming);
  await event.focus();
  await page.keyboard.press('Shift+ArrowRight');
  for (let days = 0; days < 5; days += 1) {
    await expect(event).toBeFocused();
    await page.keyboard.press('ArrowRight');
  }
  await expect(page).toHaveURL(new RegExp(`day=${day.add({ days: 5 }).toString()}`));
  await expect(event).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(new RegExp(`day=${day.toString()}`));
  await expect(event).toContainText('10:00');
  // the view of the day
  const t = words(calendarMessages);
  await page.locator('[data-today] > button').nth(2).click();
  await expect(page.getByRole('region', { name: t.label.day })).toBeVisible();
  await expect(event).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('region', { name: t.label.week })).toBeVisible();
}

async function moveByKeys(product: Product, { day, swimming, aquafit }: World) {
  const { page, words } = product;
  const t = words(calendarMessages);
  await page.getByRole('button', { name: t.actions(`${swimming.name}, 10:00`) }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: t.moving.action }).focus();
  await page.keyboard.press('Enter');
  const event = eventOf(product, swimming);
  await expect(event).toBeFocused();
  const bar = page.getByRole('region', { name: t.moving.title(swimming.name) });
  await page.keyboard.press('ArrowRight');
  await expect(event).toBeFocused();
  for (let quarter = 0; quarter < 6; quarter += 1) {
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('+');
  await expect(bar).toContainText('11:30 – 12:45');
  const overlap = `${t.conflict.with(aquafit.name, '12:00 – 13:00')}: ${t.conflict.location}`;
  await expect(bar).toContainText(overlap);
  await product.checkAccessibility('a session on its way');
  await page.keyboard.press('Enter');
  await confirmMove(product);
  expect(await swimming.stored()).toMatchObject({
    start_date: day.add({ days: 1 }).toString(),
    start_time: '11:30',
    end_time: '12:45',
  });
  await expect(event).toHaveAccessibleName(new RegExp(escape(overlap)));
  // only what overlaps
  await page
    .getByRole('button', { name: new RegExp(words(calendarScreenMessages).overlapping(0).slice(0, 10)) })
    .click();
  await expect(page).toHaveURL(/overlap=1/);
  // in the list of what overlaps, and in the calendar
  await expect(event).toHaveCount(2);
  await product.checkAccessibility('overlapping sessions');
  await page.goBack();
  await expect(page).not.toHaveURL(/overlap=1/);
}

const escape = (text: string) => text.replaceAll(/[()[\]{}.*+?^$|\\]/g, '\\$&');

async function makeLonger(product: Product, { aquafit }: World) {
  const { page } = product;
  const event = eventOf(product, aquafit);
  await event.scrollIntoViewIfNeeded();
  const box = await boxOf(event);
  const edge = { x: box.x + box.width / 2, y: box.y + box.height - 1 };
  await page.mouse.move(edge.x, edge.y - 10);
  await dragMouse(product, edge, { x: edge.x, y: edge.y + HOUR / 2 });
  await confirmMove(product);
  expect(await aquafit.stored()).toMatchObject({ start_time: '12:00', end_time: '13:30' });
}

async function planOnSlot(product: Product, { day, swimming }: World) {
  const { page, words } = product;
  const t = words(calendarScreenMessages);
  const form = editScreen(product);
  const column = page.locator(`[data-date="${day.add({ days: 2 }).toString()}"]`);
  await page.locator('[data-part=hours] span').first().scrollIntoViewIfNeeded();
  const box = await boxOf(column);
  const hours = await boxOf(page.locator('[data-part=hours]'));
  const first = Number((await page.locator('[data-part=hours] span').first().textContent())?.slice(0, 2));
  const at = (hour: number) => ({ x: box.x + box.width / 2, y: hours.y + (hour - first) * HOUR + 2 });
  await dragMouse(product, at(first), at(first + 1));
  const dialog = page.getByRole('dialog', { name: t.choose.title });
  await expect(dialog).toBeVisible();
  await product.checkAccessibility('planning on a slot');
  await dialog.getByRole('combobox', { name: t.choose.activity }).fill(swimming.name);
  await page.getByRole('option', { name: swimming.name }).click();
  await dialog.getByRole('button', { name: t.choose.go }).click();
  await page.waitForURL(/\/sessions\/create\?/);
  const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;
  await expect(form.field(words(sessionLabels).start_time)).toHaveValue(clock(first));
  await expect(form.field(words(sessionLabels).end_time)).toHaveValue(clock(first + 1));
}

async function seeMonth(product: Product, { day, swimming }: World) {
  const { page, words } = product;
  const t = words(calendarScreenMessages);
  await product.open(`${CALENDAR}?view=month&day=${day.toString()}&activityId=${swimming.params.activityId}`);
  await expect(eventOf(product, swimming)).toHaveCount(1);
  await page
    .getByRole('main')
    .getByRole('button', { name: words(uiWords).more, exact: true })
    .click();
  await page.getByRole('menuitemradio', { name: t.markedBy.activity }).click();
  await expect(page).toHaveURL(/colour=activity/);
  await product.open(`${CALENDAR}?view=list&day=${day.toString()}&activityId=${swimming.params.activityId}`);
  await expect(eventOf(product, swimming)).toHaveCount(1);
}

test('a calendar program reads the calendar until its URL is revoked', { tag: ['@phone', '@en'] }, async ({
  product,
}) => {
  const { page, words } = product;
  const t = words(feedMessages);
  const { swimming } = await twoInOneHall(product);
  await product.logIn(STAFF);
  await product.open(`${swimming.path}/sessions`);
  await pressTool(product, t.action);
  const dialog = page.getByRole('dialog', { name: t.title });
  await dialog.getByRole('button', { name: t.make(swimming.name) }).click();
  const url = await dialog.getByRole('textbox', { name: t.fresh.label }).inputValue();
  await product.checkAccessibility('calendar subscription');
  const path = new URL(url).pathname;
  const read = await page.request.get(path);
  expect(read.headers()['content-type']).toContain('text/calendar');
  expect(await read.text()).toContain(`SUMMARY:${swimming.name}`);
  const row = dialog.getByRole('listitem').filter({ hasText: swimming.name });
  await row.getByRole('button').click();
  await page.getByRole('alertdialog').getByRole('button', { name: t.revoking.confirm }).click();
  await expect(page.getByText(t.revoking.done)).toBeVisible();
  await expect(row).toHaveCount(0);
  expect((await page.request.get(path)).status()).toBe(404);
});

test('a trainer has their own sessions in a calendar', { tag: '@phone' }, async ({ product }) => {
  const { page, words } = product;
  const t = words(feedMessages);
  await product.logIn('trainer@zwemclub.example');
  await product.open('/profile');
  await expect(page.getByRole('heading', { level: 1, name: words(accessMessages).profile.title })).toBeVisible();
  const part = page.getByRole('region', { name: t.profile.title });
  await part.getByRole('button', { name: t.profile.make }).click();
  const url = await part.getByRole('textbox', { name: t.fresh.label }).inputValue();
  await product.checkAccessibility('my calendar address');
  expect(await (await page.request.get(new URL(url).pathname)).text()).toContain('BEGIN:VCALENDAR');
  const made = part.getByRole('listitem').filter({ hasText: t.own });
  await expect(made.first()).toBeVisible();
  // revoked again, because a person can have twenty at most
  await made.first().getByRole('button').click();
  await page.getByRole('alertdialog').getByRole('button', { name: t.revoking.confirm }).click();
  await expect(page.getByText(t.revoking.done)).toBeVisible();
});
