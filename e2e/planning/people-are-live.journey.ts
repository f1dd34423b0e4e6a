import type { Page } from '@playwright/test';
import { createBundle } from '../../contract/src/bundles/bundles.ts';
import { createBundleParticipant } from '../../contract/src/participants/bundle-participants.ts';
import { checkIn, listParticipants } from '../../contract/src/participants/participants.ts';
import { participantMessages } from '../../web/src/features/participants/participants.messages.ts';
import { STATUS } from '../../web/src/ui/marks/statuses.ts';
import { expect, load, test } from '../product.ts';
import { makeRunningSession } from '../screens/door.ts';
import { dayFromNow } from '../screens/plans.ts';

const STAFF = 'beheer@zwemclub.example';
const TRAINER = 'trainer@zwemclub.example';
const PROMISED_MS = 2_000;
const STEP_MS = 100;

/** Opens a screen and waits until it polls for changes; returns a function that counts the running calls. */
async function openLive(page: Page, path: string): Promise<() => number> {
  const calls = new Set<unknown>();
  page.on('request', (request) => calls.add(request));
  page.on('requestfinished', (request) => calls.delete(request));
  page.on('requestfailed', (request) => calls.delete(request));
  const asked = page.waitForResponse((response) => response.url().endsWith('/version'));
  await load(page, path);
  await asked;
  return () => calls.size;
}

test('what another person notes is on every open screen within two seconds', async ({ product }) => {
  const { page: desk, words, locale } = product;
  const t = words(participantMessages);
  const api = await product.apiOf(STAFF);
  const session = await makeRunningSession(api, { name: product.ownName('Aquafit'), trainer: TRAINER, count: 1 });
  const [name = ''] = session.names;
  const { organizationId, activityId, sessionId } = session.params;
  const day = dayFromNow(3).toString();
  const lesson = { start_date: day, start_time: '19:00', end_date: day, end_time: '20:00' };
  const { bundle } = await api(createBundle, {
    params: { organizationId, activityId },
    body: { name: 'Kennismaken', start_date: day, sessions: [lesson] },
  });
  const { participants } = await api(listParticipants, { params: session.params });
  await product.logIn(STAFF);
  const context = desk.context();
  await context.clock.install();
  const [door, course] = [await context.newPage(), await context.newPage()];
  const waiting = [
    await openLive(desk, `${session.path}?tab=participants`),
    await openLive(door, `/checkin/${sessionId}`),
    await openLive(
      course,
      `/organizations/${organizationId}/activities/${activityId}/bundles/${bundle.id}/participants`,
    ),
  ];
  const isQuiet = () => waiting.every((underWay) => underWay() === 0);

  // from here the pages' clock only moves as this test moves it, so that a slow machine or network doesn't matter
  await context.clock.pauseAt(Date.now() + 30_000);
  const params = { ...session.params, participantId: participants[0]?.id ?? 0 };
  await api(checkIn, { params, body: { status: 'present' } });
  const joining = { first_name: 'Amira', last_name: 'Bouzid', email: 'amira@post.example', notify: false };
  await api(createBundleParticipant, { params: { organizationId, activityId, bundleId: bundle.id }, body: joining });
  for (let passed = 0; passed < PROMISED_MS; passed += STEP_MS) {
    await context.clock.runFor(STEP_MS);
    await expect.poll(isQuiet, { intervals: [10, 25, 50] }).toBe(true);
  }
  const present = { name: STATUS.checkin.present.word(locale), pressed: true };
  await expect(desk.getByRole('group', { name: t.checkIn.of(name) }).getByRole('button', present)).toBeVisible();
  await expect(door.locator('li[data-status]').filter({ hasText: name })).toContainText(present.name);
  await expect(course.getByRole('link', { name: 'Amira Bouzid' })).toBeVisible();
});
