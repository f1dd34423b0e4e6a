import type { Client } from '../../contract/src/kit/client/client.ts';
import { listDemoMails } from '../../contract/src/mailbox/mailbox.ts';
import { messageLabels } from '../../contract/src/messages/messages.labels.ts';
import { participantLabels } from '../../contract/src/participants/participants.labels.ts';
import { checkIn, createParticipant, listParticipants } from '../../contract/src/participants/participants.ts';
import { sessionLabels } from '../../contract/src/sessions/sessions.labels.ts';
import { getSession } from '../../contract/src/sessions/sessions.ts';
import { longDate } from '../../domain/src/kit/dates/dates.ts';
import { messageMessages } from '../../web/src/features/messages/messages.messages.ts';
import { participantMessages } from '../../web/src/features/participants/participants.messages.ts';
import { sheetMessages } from '../../web/src/features/participants/attendance/sheet.messages.ts';
import { sessionMessages } from '../../web/src/features/sessions/sessions.messages.ts';
import { STATUS } from '../../web/src/ui/marks/statuses.ts';
import { expect, type Product, test } from '../product.ts';
import { editScreen, uiWords } from '../screens/edit-screen.ts';
import { dayFromNow, makeActivity, makeSessionAt } from '../screens/plans.ts';

const STAFF = 'beheer@zwemclub.example';

type Session = Awaited<ReturnType<typeof makeSessionAt>>;
type Person = { first_name: string; last_name: string; email: string };
type Evening = { api: Client; session: Session; other: Session; amira: Person; bram: Person };

test('staff fill a session, write to its people, and move or remove two of them', async ({ product }) => {
  test.slow();
  const api = await product.apiOf(STAFF);
  const activity = await makeActivity(api, product.ownName('Volle bak'));
  const session = await makeSessionAt(api, activity, { minutes: 90, spots: 2 });
  const other = await makeSessionAt(api, activity, { minutes: 60 * 30, spots: 5 });
  const mark = product.ownName('').trim();
  const amira = { first_name: 'Amira', last_name: `Bouzid ${mark}`, email: `amira-${mark}@post.example` };
  const bram = { first_name: 'Bram', last_name: `de Groot ${mark}`, email: `bram-${mark}@post.example` };
  const evening = { api, session, other, amira, bram };
  await product.logIn(STAFF);
  await test.step('two people are added one after the other, and it is full', () => addPeople(product, evening));
  await test.step('their attendance is the same on every screen', () => noteAttendance(product, evening));
  await test.step('the list is printed', () => seePaper(product, evening));
  await test.step('each gets their own mail', () => writeToAll(product, evening));
  await test.step('one moves to another day', () => moveOne(product, evening));
  await test.step('the other is removed, after a question', () => removeOne(product, evening));
});

test('an action chosen while all rows are still being selected applies to all of them', async ({ product }) => {
  const { page, words } = product;
  const { table, bulk } = words(uiWords);
  const t = words(participantMessages);
  const api = await product.apiOf(STAFF);
  const { params, path } = await makeSessionAt(api, await makeActivity(api, product.ownName('Velen')), {
    minutes: 90,
    spots: 3,
  });
  for (const first_name of ['Amira', 'Bram', 'Elif']) {
    const body = { first_name, last_name: 'Bouzid', email: 'bouzid@post.example', notify: false };
    await api(createParticipant, { params, body });
  }
  const answered = Promise.withResolvers<void>();
  // all rows are read in pages of a thousand
  await page.route(/participants\?.*itemsPerPage=1000\b/, async (route) => {
    await answered.promise;
    await route.continue();
  });
  await product.logIn(STAFF);
  await product.open(`${path}?tab=participants&itemsPerPage=2`);
  await page.getByRole('checkbox', { name: table.chooseAll }).click();
  await page.getByRole('button', { name: bulk.chooseAll('3') }).click();
  await page.getByRole('toolbar', { name: bulk.region }).getByRole('button', { name: t.bulk.remove }).click();
  answered.resolve();
  await expect(page.getByRole('alertdialog', { name: t.removeMany.title(3) })).toBeVisible();
});

test('a person is added while the settings of the session have unsaved changes', { tag: '@en' }, async ({
  product,
}) => {
  const { page, words } = product;
  const labels = words(participantLabels);
  const { field, saveBar } = editScreen(product);
  const api = await product.apiOf(STAFF);
  const session = await makeSessionAt(api, await makeActivity(api, product.ownName('Half')), { minutes: 90, spots: 2 });
  await product.logIn(STAFF);
  await product.open(session.path);
  await field(words(sessionLabels).spots).fill('3');
  await page
    .getByRole('main')
    .getByRole('link', { name: words(sessionMessages).tabs.participants })
    .click();
  await page.getByRole('button', { name: words(participantMessages).add }).click();
  await field(labels.first_name).fill('Amira');
  await field(labels.last_name).fill('Bouzid');
  await field(labels.email).fill('amira-half@post.example');
  await expect(saveBar).toBeHidden();
  await page.keyboard.press('Control+S');
  await expect(page.getByRole('link', { name: 'Amira Bouzid' })).toBeVisible();
  await expect(saveBar).toBeVisible();
  expect((await api(getSession, { params: session.params })).session).toMatchObject({ spots: 2, taken: 1 });
});

const nameOf = ({ first_name, last_name }: Person) => `${first_name} ${last_name}`;
const people = ({ session }: Evening) => `${session.path}?tab=participants`;

async function addPeople(product: Product, evening: Evening) {
  const { page, words } = product;
  const t = words(participantMessages);
  const labels = words(participantLabels);
  const { field } = editScreen(product);
  await product.open(people(evening));
  await expect(page.getByText(t.empty.title)).toBeVisible();
  await product.checkAccessibility('a session without people');
  await page.getByRole('button', { name: t.add }).click();
  const drawer = page.getByRole('dialog', { name: t.form.title });
  const fill = async (person: Person) => {
    await field(labels.first_name).fill(person.first_name);
    await field(labels.last_name).fill(person.last_name);
    await field(labels.email).fill(person.email);
    // sends no mails besides those that this journey counts
    await drawer.getByRole('checkbox', { name: t.form.notify }).uncheck();
  };
  await fill(evening.amira);
  await product.checkAccessibility('somebody new');
  await drawer.getByRole('button', { name: t.form.again }).click();
  await expect(field(labels.first_name)).toHaveValue('');
  await expect(field(labels.first_name)).toBeFocused();
  await fill(evening.bram);
  await drawer.getByRole('button', { name: t.form.again }).click();
  await expect(drawer.getByText(t.full.session(2, 2))).toBeVisible();
  await product.checkAccessibility('a full session');
  await drawer.getByRole('button', { name: words(uiWords).cancel }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('link', { name: nameOf(evening.amira) })).toBeVisible();
  await expect(page.getByRole('link', { name: nameOf(evening.bram) })).toBeVisible();
}

async function noteAttendance(product: Product, { api, session, amira, bram }: Evening) {
  const { page, words, locale } = product;
  const t = words(participantMessages);
  const word = (status: 'present' | 'absent') => STATUS.checkin[status].word(locale);
  const of = (person: Person) => page.getByRole('group', { name: t.checkIn.of(nameOf(person)) });
  await of(amira)
    .getByRole('button', { name: word('present') })
    .click();
  await expect(of(amira).getByRole('button', { name: word('present'), pressed: true })).toBeVisible();
  await expect
    .poll(async () => (await api(listParticipants, { params: session.params })).attendance)
    .toMatchObject({ present: 1, none: 1 });
  // another staff member notes the attendance of the other participant
  const { participants } = await api(listParticipants, { params: session.params, query: { search: bram.email } });
  const params = { ...session.params, participantId: participants[0]?.id ?? 0 };
  await api(checkIn, { params, body: { status: 'absent' } });
  await expect(of(bram).getByRole('button', { name: word('absent'), pressed: true })).toBeVisible();
}

async function seePaper(product: Product, evening: Evening) {
  const { page, words } = product;
  const t = words(sheetMessages);
  await product.open(`${evening.session.path}/attendance`);
  const paper = page.getByRole('region', { name: t.open });
  await expect(paper.getByRole('row')).toHaveCount(3);
  await page.getByLabel(t.walkIns).check();
  await expect(paper.getByRole('row')).toHaveCount(11);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: t.print })).toBeHidden();
  await expect(paper.getByText(nameOf(evening.amira))).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('link', { name: t.back }).click();
  await page.waitForURL(/tab=participants/);
}

async function writeToAll(product: Product, { api, amira, bram }: Evening) {
  const { page, words } = product;
  const t = words(messageMessages);
  const labels = words(messageLabels);
  await page.getByRole('button', { name: words(participantMessages).message }).click();
  const dialog = page.getByRole('dialog', { name: t.title });
  const { field } = editScreen(product);
  const subject = product.ownName('Handdoek');
  await field(labels.subject).fill(subject);
  // right after the text, before it is rendered and previewed
  await field(labels.body).fill('Hallo ');
  await dialog.getByRole('button', { name: t.variable.first_name }).click();
  await expect(field(labels.body)).toHaveValue('Hallo {{first_name}}');
  await expect(dialog.getByRole('region', { name: t.preview })).toContainText('Hallo Amira');
  await product.checkAccessibility('a message');
  await dialog.getByRole('button', { name: t.send(2) }).click();
  await expect(page.getByText(t.sent(2))).toBeVisible();
  const { mails } = await api(listDemoMails, { query: { search: subject } });
  expect(mails.map((mail) => `${mail.to}: ${mail.text.split('\n')[0]}`).toSorted()).toEqual([
    `${amira.email}: Hallo Amira`,
    `${bram.email}: Hallo Bram`,
  ]);
}

async function moveOne(product: Product, { api, other, amira }: Evening) {
  const { page, words, locale } = product;
  const t = words(participantMessages);
  await openMenu(product, amira, t.menu.move);
  const dialog = page.getByRole('dialog', { name: t.move.title(nameOf(amira)) });
  const today = dayFromNow(0).toString();
  const day = longDate(other.day, locale, today);
  await dialog.getByRole('radio', { name: new RegExp(day) }).check();
  await product.checkAccessibility('another session');
  await dialog.getByRole('button', { name: t.move.confirm }).click();
  await expect(page.getByText(t.move.done(nameOf(amira), day))).toBeVisible();
  await expect(page.getByRole('link', { name: nameOf(amira) })).toBeHidden();
  const moved = await api(listParticipants, { params: other.params });
  expect(moved.participants.map((person) => [person.email, person.check_in])).toEqual([[amira.email, 'none']]);
}

async function removeOne(product: Product, { bram }: Evening) {
  const { page, words } = product;
  const t = words(participantMessages);
  await openMenu(product, bram, t.menu.remove);
  const question = page.getByRole('alertdialog', { name: t.remove.title(nameOf(bram)) });
  await expect(question).toBeVisible();
  await product.checkAccessibility('taking somebody off');
  await question.getByRole('button', { name: t.remove.confirm }).click();
  await expect(page.getByText(t.remove.done(nameOf(bram)))).toBeVisible();
  await expect(page.getByText(t.empty.title)).toBeVisible();
}

async function openMenu({ page, words }: Product, person: Person, item: string) {
  await page.getByRole('button', { name: words(uiWords).moreFor(nameOf(person)) }).click();
  await page.getByRole('menuitem', { name: item }).click();
}
