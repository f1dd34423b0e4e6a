import { updateActivity } from '../../contract/src/activities/activities.ts';
import { activityLabels } from '../../contract/src/activities/activities.labels.ts';
import { createBundle } from '../../contract/src/bundles/bundles.ts';
import type { Client } from '../../contract/src/kit/client/client.ts';
import {
  createBundleParticipant,
  removeBundleParticipant,
} from '../../contract/src/participants/bundle-participants.ts';
import {
  checkIn,
  createParticipant,
  listParticipants,
  removeParticipant,
} from '../../contract/src/participants/participants.ts';
import { updateSession } from '../../contract/src/sessions/sessions.ts';
import { addSessionWaiting } from '../../contract/src/waitlist/session-waitlist.ts';
import { waitlistLabels } from '../../contract/src/waitlist/waitlist.labels.ts';
import { activityMessages } from '../../web/src/features/activities/activities.messages.ts';
import { participantMessages } from '../../web/src/features/participants/participants.messages.ts';
import { waitlistMessages } from '../../web/src/features/waitlist/waitlist.messages.ts';
import { inviteMessages } from '../../web/src/features/waitlist/invite/waitlist-invite.messages.ts';
import { STATUS } from '../../web/src/ui/marks/statuses.ts';
import { expect, type Product, test } from '../product.ts';
import { editScreen, uiWords } from '../screens/edit-screen.ts';
import { linkFor } from '../screens/mailbox.ts';
import { dayFromNow, makeActivity, makeSession } from '../screens/plans.ts';

const STAFF = 'beheer@zwemclub.example';
const IDS = { first_name: 'Ids', last_name: 'Wiersma', email: 'ids@post.example', notify: false };

/** Makes a session with one spot, which is taken. */
async function makeFullSession(api: Client, name: string) {
  const activity = await makeActivity(api, name);
  await api(updateActivity, { params: activity.params, body: { has_waitlist: true } });
  const session = await makeSession(api, activity);
  await api(updateSession, { params: session.params, body: { spots: 1 } });
  const { participant } = await api(createParticipant, { params: session.params, body: IDS });
  return { activity, session, participantParams: { ...session.params, participantId: participant.id } };
}

/** Adds Tess Bakker to the waiting list on screen. */
async function addToWaitingList({ page, words, locale, checkAccessibility }: Product, email: string) {
  const [t, labels] = [words(waitlistMessages), waitlistLabels[locale]];
  await page.getByRole('button', { name: t.add, exact: true }).click();
  const drawer = page.getByRole('dialog', { name: t.addTitle });
  await drawer.getByLabel(labels.first_name).fill('Tess');
  await drawer.getByLabel(labels.last_name).fill('Bakker');
  await drawer.getByLabel(labels.email).fill(email);
  await checkAccessibility('the form of the waiting list');
  await drawer.getByRole('button', { name: words(uiWords).save.save, exact: true }).click();
}

/** Opens the page of an invitation without a login. */
async function openInvitation(product: Product, link: string) {
  await product.logOut();
  await product.open(link);
}

test('a spot becomes free: the first declines by mail, the next accepts', async ({ product }) => {
  const { page, words, locale, isPhone } = product;
  const [t, invite] = [words(waitlistMessages), words(inviteMessages)];
  const word = (name: keyof typeof STATUS.waitlist) => STATUS.waitlist[name].word(locale);
  const api = await product.apiOf(STAFF);
  const { session, participantParams } = await makeFullSession(api, product.ownName('Snorkelen'));
  const [tess, omer] = [product.ownEmail('tess'), product.ownEmail('omer')];
  const list = `${session.path}?tab=waitlist`;
  const row = (email: string) => page.getByRole(isPhone ? 'listitem' : 'row').filter({ hasText: email });

  await test.step('staff add people to the list, which explains how it works', async () => {
    await product.logIn(STAFF);
    await product.open(list);
    await expect(page.getByText(t.empty.text)).toBeVisible();
    await addToWaitingList(product, tess);
    await expect(row(tess)).toContainText(t.reasons.next({ ahead: 0, until: '', at: '', isMailed: false }));
    const body = { first_name: 'Ömer', last_name: 'Kaya', email: omer, locale };
    await api(addSessionWaiting, { params: session.params, body });
    // the list is live: nothing is reloaded by hand
    await expect(row(omer)).toContainText(t.reasons.behind({ ahead: 1, until: '', at: '', isMailed: false }));
    await product.checkAccessibility('the waiting list');
  });

  await test.step('the first is invited when a participant cancels, and declines', async () => {
    await api(checkIn, { params: participantParams, body: { status: 'signed_out' } });
    await expect(row(tess)).toContainText(word('invited'));
    await openInvitation(product, await linkFor(product, tess, '/waitlist'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(invite.hello('Tess'));
    await product.checkAccessibility('the invitation');
    await page.getByRole('button', { name: invite.decline }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: invite.declining.confirm }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(invite.ended.declined.title);
  });

  await test.step('a double tap accepts once', async () => {
    const link = await linkFor(product, omer, '/waitlist');
    await openInvitation(product, link);
    await page.getByRole('button', { name: invite.accept }).dblclick();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(invite.ended.accepted.title);
    await product.checkAccessibility('after the answer');
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: invite.calendar }).click();
    expect((await saved).suggestedFilename()).toMatch(/\.ics$/);
    await product.load(link);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(invite.ended.accepted.title);
  });

  await test.step('staff see the result of each', async () => {
    await product.logIn(STAFF);
    await product.open(list);
    await expect(row(tess)).toContainText(word('declined'));
    await expect(row(omer)).toContainText(word('accepted'));
  });

  await test.step('a participant who signed out joins the list, and staff sign the person up when a spot is free', async () => {
    const people = words(participantMessages);
    const chooseAction = async (name: string, action: string) => {
      await page.getByRole('button', { name: words(uiWords).moreFor(name), exact: true }).click();
      await page.getByRole('menuitem', { name: action }).click();
    };
    await product.open(`${session.path}?tab=participants`);
    await chooseAction('Ids Wiersma', people.menu.toWaitlist);
    await expect(page.getByText(people.toWaitlist.done('Ids Wiersma'))).toBeVisible();
    await product.open(list);
    await expect(row(IDS.email)).toContainText(word('waiting'));
    const { participants } = await api(listParticipants, { params: session.params, query: { search: omer } });
    await api(removeParticipant, { params: { ...session.params, participantId: participants[0]?.id ?? 0 } });
    await expect(row(IDS.email)).toContainText(word('invited'));
    await chooseAction('Ids Wiersma', t.join.action);
    const confirmDialog = page.getByRole('alertdialog', { name: t.join.title('Ids Wiersma') });
    await product.checkAccessibility('the question before signing up');
    await confirmDialog.getByRole('button', { name: t.join.confirm }).click();
    await expect(row(IDS.email)).toContainText(word('accepted'));
  });
});

test('a spot in a full course becomes free: the first on the waiting list accepts, and is in every lesson', {
  tag: '@en',
}, async ({ product }) => {
  const { page, words, locale } = product;
  const [t, invite] = [words(waitlistMessages), words(inviteMessages)];
  const api = await product.apiOf(STAFF);
  const { activity, session } = await makeFullSession(api, product.ownName('Cursus'));
  const day = dayFromNow(9).toString();
  const lesson = { start_date: day, start_time: '19:00', end_date: day, end_time: '20:00' };
  const name = product.ownName('Twee lessen');
  const { bundle } = await api(createBundle, {
    params: activity.params,
    body: {
      name,
      start_date: day,
      spots: 1,
      sessions: [lesson, { ...lesson, start_time: '20:00', end_time: '21:00' }],
    },
  });
  const params = { ...activity.params, bundleId: bundle.id };
  const { participant } = await api(createBundleParticipant, { params, body: IDS });
  const email = product.ownEmail('tess');
  const list = `${activity.path}/bundles/${bundle.id}/waitlist`;
  const row = page.getByRole('row').filter({ hasText: email });

  await product.logIn(STAFF);
  await product.open(list);
  await addToWaitingList(product, email);
  await expect(row).toContainText(t.reasons.next({ ahead: 0, until: '', at: '', isMailed: false }));
  await api(removeBundleParticipant, { params: { ...params, bundleParticipantId: participant.id } });
  await product.open(list);
  await expect(row).toContainText(STATUS.waitlist.invited.word(locale));
  await openInvitation(product, await linkFor(product, email, '/waitlist'));
  await expect(page.getByText(name)).toBeVisible();
  await page.getByRole('button', { name: invite.accept }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(invite.ended.accepted.title);
  await product.logIn(STAFF);
  await product.open(`${activity.path}/bundles/${bundle.id}/participants`);
  await expect(row).toContainText(words(participantMessages).ahead(2));
  // the single session of the same activity has other participants
  expect((await api(listParticipants, { params: session.params })).participants).toHaveLength(1);
});

test('switching off a waiting list with people on it asks for confirmation', async ({ product }) => {
  const { page, words, locale } = product;
  const t = words(activityMessages).waitlistOff;
  const api = await product.apiOf(STAFF);
  const { activity, session } = await makeFullSession(api, product.ownName('Aquarobics'));
  const body = { first_name: 'Tess', last_name: 'Bakker', email: 'tess@post.example' };
  await api(addSessionWaiting, { params: session.params, body });
  await product.logIn(STAFF);
  await product.open(`${activity.path}/settings`);
  const waitlistSwitch = page.getByRole('switch', { name: activityLabels[locale].has_waitlist });
  const { saveBar, saveButton: save } = editScreen(product);
  await waitlistSwitch.click();
  await save.click();
  const confirmDialog = page.getByRole('alertdialog', { name: t.title });
  await expect(confirmDialog).toBeVisible();
  await product.checkAccessibility('the question');
  await confirmDialog.getByRole('button', { name: words(uiWords).cancel }).click();
  await expect(waitlistSwitch).not.toBeChecked();
  await save.click();
  await confirmDialog.getByRole('button', { name: t.confirm }).click();
  await expect(confirmDialog).toBeHidden();
  await expect(saveBar).toBeHidden();
  await product.open(`${session.path}?tab=waitlist`);
  await expect(
    page.getByText(words(waitlistMessages).reasons.expired({ ahead: 0, until: '', at: '', isMailed: false })),
  ).toBeVisible();
});

test('an incomplete or unknown link shows what is wrong', { tag: '@phone' }, async ({ product }) => {
  const { page, words } = product;
  const { problems } = words(inviteMessages);
  await product.open('/waitlist');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(problems.incomplete.title);
  await product.open('/waitlist?token=made-up');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(problems.unknown.title);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
});
