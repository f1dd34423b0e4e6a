import { login } from '../../contract/src/access/access.ts';
import { checkIn, listParticipants } from '../../contract/src/participants/participants.ts';
import { accessMessages } from '../../web/src/features/access/access.messages.ts';
import { shellMessages } from '../../web/src/app/shell/shell.messages.ts';
import { checkInMessages } from '../../web/src/features/check-in/check-in.messages.ts';
import { walkInMessages } from '../../web/src/features/check-in/walk-ins/walk-in.messages.ts';
import { STATUS } from '../../web/src/ui/marks/statuses.ts';
import { expect, PASSWORD, type Product, test } from '../product.ts';
import { makeRunningSession } from '../screens/door.ts';
import { endSession } from '../browser/end-session.ts';
import { uiWords } from '../screens/edit-screen.ts';

const TRAINER = 'trainer@zwemclub.example';
const STAFF = 'beheer@zwemclub.example';
const COUNT = 30;
const WALK_IN = 'Piet Inloop';
const NOTE = 'Kan niet duiken';

/** The rows of the check-in, by name. */
function door({ page, locale }: Product) {
  const row = (name: string) => page.locator('li[data-status]').filter({ hasText: name });
  return {
    row,
    tap: (name: string) => row(name).getByRole('button').first().click(),
    word: (status: keyof typeof STATUS.checkin) => STATUS.checkin[status].word(locale),
    count: page.locator('[data-part=present]'),
    unsent: page.locator('[data-part=unsent]'),
  };
}

/** Offers to install the page, as a phone does that supports it. */
async function offerInstalling({ page, words }: Product) {
  await page.evaluate(() => {
    const offer = Object.assign(new Event('beforeinstallprompt'), {
      prompt: async () => document.body.setAttribute('data-installs', ''),
    });
    window.dispatchEvent(offer);
  });
  const button = page.getByRole('button', { name: words(checkInMessages).today.install.title });
  await button.click();
  await expect(page.locator('body')).toHaveAttribute('data-installs');
  await expect(button).toHaveCount(0);
}

/** What the browser's caches contain: the page and its files, and no reply of the API. */
const keptPaths = ({ page }: Product) =>
  page.evaluate(async () => {
    const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(opened.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

/** Opens the same session for another staff member at the desk. */
async function openDesk({ page, locale }: Product, path: string) {
  const browser = page.context().browser();
  if (browser === null) throw new Error('no browser');
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const desk = await context.newPage();
  const origin = new URL(page.url()).origin;
  const answer = await page.request.post(login.path, { data: { email: STAFF, password: PASSWORD } });
  const { api_token, user } = await answer.json();
  await desk.goto(`${origin}/healthz`);
  await desk.evaluate(
    ([token, who, language]) => {
      localStorage.setItem('api_token', token);
      localStorage.setItem('user', who);
      localStorage.setItem('locale', language);
    },
    [String(api_token), JSON.stringify(user), locale] as const,
  );
  await desk.goto(`${origin}${path}?tab=participants`);
  return { desk, close: () => context.close() };
}

test('a trainer checks in thirty people without a network, and the desk shows the same', { tag: '@phone' }, async ({
  product,
}) => {
  const { page, words } = product;
  const t = words(checkInMessages);
  const api = await product.apiOf(STAFF);
  const name = product.ownName('Waterpolo');
  const { params, names, path } = await makeRunningSession(api, { name, trainer: TRAINER, count: COUNT });
  const [first = '', second = '', third = '', fourth = '', ...rest] = names;
  const { row, tap, word, count, unsent } = door(product);
  const attendance = async () => (await api(listParticipants, { params })).attendance;

  await product.logIn(TRAINER, 'own');
  await test.step('the session is among those of today', async () => {
    await product.open('/checkin?list=1');
    if (product.isPhone) await offerInstalling(product);
    await page.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.locator('li[data-status]')).toHaveCount(COUNT);
    await product.checkAccessibility('the list at the door');
    // from now on the page opens without a network too
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
    const kept = await keptPaths(product);
    expect(kept).toContain('/checkin');
    expect(kept.filter((kind) => !/^\/(checkin$|assets\/)/.test(kind))).toEqual([]);
  });

  const { desk, close } = await openDesk(product, path);
  await test.step('a tap at the door shows on the desk, and the other way round', async () => {
    const onDesk = (who: string) => desk.getByRole('group', { name: who });
    await tap(first);
    await expect(row(first)).toContainText(word('present'));
    await expect(onDesk(first).getByRole('button', { name: word('present') })).toHaveAttribute('aria-pressed', 'true');
    await onDesk(second)
      .getByRole('button', { name: word('absent') })
      .click();
    await expect(row(second)).toContainText(word('absent'));
  });

  await test.step('without a network taps wait, even when the page was closed', async () => {
    // the desk may show a tap before its reply arrives on the phone
    await expect(unsent).toBeHidden();
    await page.context().setOffline(true);
    for (const who of [third, fourth, ...rest]) await tap(who);
    await tap(third);
    await expect(unsent).toHaveText(t.list.unsent(28));
    await expect(row(third)).toContainText(word('absent'));
    await page.reload();
    await expect(page.locator('li[data-status]')).toHaveCount(COUNT);
    await expect(row(third)).toContainText(word('absent'));
    await expect(unsent).toHaveText(t.list.unsent(28));
    await expect(count).toContainText(t.list.present(String(COUNT)));
    if (product.isPhone) await expect(page.locator('[data-phone-bar] a')).toHaveAttribute('href', '/checkin');
    await page.keyboard.press('Control+k');
    await expect(page.getByText(words(shellMessages).cut.layer)).toBeVisible();
    await expect(page.locator('li[data-status]')).toHaveCount(COUNT);
    await product.checkAccessibility('the list without a network');
  });
  await test.step('a person without a booking is added, with a name that is not on the list', async () => {
    const walkIn = words(walkInMessages);
    await page.getByRole('searchbox').fill(WALK_IN);
    await page.getByRole('button', { name: t.list.walkIn.add(WALK_IN) }).click();
    const dialog = page.getByRole('dialog', { name: walkIn.title });
    await product.checkAccessibility('the dialog that adds somebody at the door');
    // twice, as by a double tap
    await dialog.getByRole('button', { name: walkIn.submit }).dblclick();
    await expect(page.getByText(t.list.walkIn.queued(WALK_IN))).toBeVisible();
    await expect(row(WALK_IN)).toHaveCount(1);
    await expect(row(WALK_IN)).toContainText(word('present'));
    await page.reload();
    await expect(page.locator('li[data-status]')).toHaveCount(COUNT + 1);
    await expect(row(WALK_IN)).toContainText(word('present'));
    await expect(unsent).toHaveText(t.list.unsent(29));
  });
  await test.step('a note is written without a network too', async () => {
    await row(third)
      .getByRole('button', { name: t.list.menu(third) })
      .click();
    await page.getByRole('menuitem', { name: t.list.writeNotes }).click();
    const dialog = page.getByRole('dialog', { name: t.list.notesOf(third) });
    await dialog.getByRole('textbox').fill(NOTE);
    await dialog.getByRole('button', { name: words(uiWords).save.save, exact: true }).click();
    await expect(page.getByText(t.list.notesQueued)).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(unsent).toHaveText(t.list.unsent(30));
  });
  await test.step('one tap is undone, and the desk changes another row meanwhile', async () => {
    const last = rest.at(-1) ?? '';
    await tap(last);
    await page.getByRole('button', { name: words(uiWords).undo, exact: true }).click();
    await expect(row(last)).toContainText(word('present'));
    const { participants } = await api(listParticipants, { params, query: { itemsPerPage: 50 } });
    const decided = participants.find(({ first_name }) => fourth.startsWith(first_name));
    await api(checkIn, { params: { ...params, participantId: decided?.id ?? 0 }, body: { status: 'signed_out' } });
  });
  await test.step('with a network again everything is sent once, and a later change elsewhere stays and is reported', async () => {
    await page.context().setOffline(false);
    await expect(unsent).toBeHidden({ timeout: 20_000 });
    await expect(row(fourth).locator('[data-kind] [role=status]')).toBeVisible();
    await expect(row(fourth)).toContainText(word('signed_out'));
    expect(await attendance()).toEqual({ total: COUNT + 1, none: 0, present: 28, absent: 2, signed_out: 1 });
    const { participants } = await api(listParticipants, { params, query: { search: WALK_IN } });
    expect(participants).toMatchObject([{ is_walk_in: true, email: null, check_in: 'present' }]);
    // the note was written after a tap on the same person, and must not be a conflict
    const noted = await api(listParticipants, { params, query: { itemsPerPage: 50 } });
    const about = noted.participants.filter(({ notes }) => notes === NOTE);
    expect(about.map(({ first_name, last_name }) => `${first_name} ${last_name}`)).toEqual([third]);
    await expect(row(third)).toContainText(t.list.notes);
    await expect(count).toHaveText(`28 ${t.list.present('30')}`);
    await expect(desk.getByText(`${word('present')} 28`, { exact: true })).toBeVisible();
    await row(fourth).getByRole('button', { name: t.list.read }).click();
    await expect(row(fourth).locator('[data-kind] [role=status]')).toHaveCount(0);
  });
  await close();

  await test.step('a screen that needs the network loads automatically when there is one, with its styles', async () => {
    const calendar = page.locator('a[href$="/calendar"]:visible');
    await expect(calendar).toBeVisible();
    await page.context().setOffline(true);
    await calendar.click();
    await expect(page.getByText(words(shellMessages).cut.screen)).toBeVisible();
    await expect(page.locator('a[href="/checkin"]:visible').first()).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.locator('h2[aria-live]')).toHaveCSS('font-size', '15px');
  });
  await test.step('no personal data stays on the phone after logout, even without a network', async () => {
    await product.open('/checkin');
    await page.context().setOffline(true);
    await page.getByRole('banner').getByRole('button').last().click();
    await page.getByRole('menuitem', { name: words(shellMessages).user.logout }).click();
    await expect(page).toHaveURL(/\/login/);
    const left = () => page.evaluate(async () => (await indexedDB.databases()).map((database) => database.name));
    await expect.poll(left).not.toContain('check-in-lists');
    await page.context().setOffline(false);
    await expect(page.locator('input[type=password]')).toBeVisible();
  });
});

test('when the login ends without a network the taps are kept, and the same person sends them', {
  tag: ['@phone', '@en'],
}, async ({ product }) => {
  const { page, words } = product;
  const again = words(accessMessages);
  const api = await product.apiOf(STAFF);
  const name = product.ownName('Aquafit');
  const { params, names } = await makeRunningSession(api, { name, trainer: TRAINER, count: 3 });
  const [first = '', second = ''] = names;
  const { tap, unsent } = door(product);
  const statuses = async () =>
    (await api(listParticipants, { params })).participants.map((participant) => participant.check_in);

  await product.logIn(TRAINER, 'own');
  await product.open(`/checkin/${params.sessionId}`);
  await expect(page.locator('li[data-status]')).toHaveCount(3);
  await endSession(product);
  await page.context().setOffline(true);
  await tap(first);
  await tap(second);
  await expect(unsent).toHaveText(words(checkInMessages).list.unsent(2));
  await page.context().setOffline(false);
  const dialog = page.getByRole('dialog', { name: again.again.title });
  await expect(dialog).toBeVisible();
  expect(await statuses()).toEqual(['none', 'none', 'none']);
  await page.locator('input[type=password]').fill(PASSWORD);
  await page.getByRole('button', { name: again.login.submit }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(statuses).toEqual(['present', 'present', 'none']);
});
