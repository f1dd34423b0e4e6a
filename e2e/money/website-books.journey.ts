import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { updateActivity } from '../../contract/src/activities/activities.ts';
import type { Client } from '../../contract/src/kit/client/client.ts';
import { getApplication, updateApplication } from '../../contract/src/applications/manage-applications.ts';
import { createActivityQuestion } from '../../contract/src/questions/questions.ts';
import { updateSession } from '../../contract/src/sessions/sessions.ts';
import { createRate } from '../../contract/src/rates/rates.ts';
import { testPaymentMessages } from '../../web/src/features/payments/test-payment.messages.ts';
import { bookingMessages } from '../../web/src/features/checkout/booking.messages.ts';
import { expect, test } from '../product.ts';
import { SWIMMING_CLUB } from '../screens/demo-organizations.ts';
import { linkFor } from '../screens/mailbox.ts';
import { makeActivity, makeSession } from '../screens/plans.ts';

const STAFF = 'beheer@zwemclub.example';
const ADMIN = 'super@beweegplein.example';
const PLATFORM = 1;

/** Serves the example website at its own host, as for a platform. */
async function serveWebsite(host: string) {
  const page = await readFile(new URL('../../docs/examples/website/index.html', import.meta.url));
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(page);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return { address: `http://${host}:${port}`, close: () => server.close() };
}

test('visitors of a website see offers, book, join the waiting list and cancel @phone', async ({
  product,
  baseURL,
}) => {
  const { page, words } = product;
  const t = words(bookingMessages);
  const id = product.ownId();
  const host = `sporten-${id}.localhost`;
  const website = await serveWebsite(host);
  const email = `website-${id}@post.example`;
  const api = await product.apiOf(STAFF);
  const activity = await makeActivity(api, product.ownName('Ouder en kind'));
  const session = await makeSession(api, activity);
  await api(updateSession, { params: session.params, body: { spots: 2 } });
  await api(createActivityQuestion, {
    params: activity.params,
    body: { type: 'single_select', title: 'Zwemdiploma', required: true, options: ['A', 'B', 'Geen'] },
  });
  const published = {
    concept: false,
    has_waitlist: true,
    description: 'Samen het water in.',
    notes: 'Neem een handdoek mee.',
    rate_id: null,
  };
  await api(updateActivity, { params: activity.params, body: { ...published, offer_type: 'sessions', sport_id: 1 } });
  await allow(await product.apiOf(ADMIN), host);
  // a website's calls don't have the headers of journeys
  await page.context().setExtraHTTPHeaders({});
  const site = `${website.address}/?move=${baseURL}&platform=${PLATFORM}`;
  const fill = async (part: string, names: readonly string[]) => {
    const group = page.getByRole('group', { name: part });
    await group.getByLabel('Voornaam').fill(names[0] ?? '');
    await group.getByLabel('Achternaam').fill(names[1] ?? '');
    return group;
  };

  await test.step('two people are booked, one of them a child', async () => {
    await expect(async () => {
      await page.goto('about:blank');
      await page.goto(`${site}#/session/${session.params.sessionId}`);
      await expect(page.getByRole('heading', { name: activity.name })).toBeVisible({ timeout: 3_000 });
    }, 'the new domain counts').toPass({ timeout: 60_000 });
    await expect(page.getByText('Gratis')).toBeVisible();
    await (await fill('Jouw gegevens', ['Fenna', 'de Wit'])).getByLabel('E-mailadres').fill(email);
    await (await fill('Wie doet er mee?', ['Fenna', 'de Wit'])).getByLabel('Zwemdiploma').selectOption('B');
    await page.getByRole('button', { name: 'Nog iemand toevoegen' }).click();
    const child = await fill('Deelnemer 2', ['Sanne', 'de Wit']);
    await child.getByLabel('Geboortedatum').fill('2019-06-01');
    await child.getByLabel('Zwemdiploma').selectOption('Geen');
    // one person too many is removed by keyboard; the others keep their values
    await page.getByRole('button', { name: 'Nog iemand toevoegen' }).press('Enter');
    await page.getByRole('group', { name: 'Deelnemer 3' }).getByLabel('Voornaam').fill('Vergissing');
    await page.getByRole('button', { name: 'Deelnemer 3 verwijderen' }).press('Enter');
    await expect(page.getByRole('group', { name: 'Deelnemer 3' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Nog iemand toevoegen' })).toBeFocused();
    await expect(child.getByLabel('Voornaam')).toHaveValue('Sanne');
    await page.getByRole('button', { name: 'Schrijf in' }).click();
    await expect(page.getByText('Onder 16 jaar schrijft een ouder of verzorger in')).toBeVisible();
    await page.getByLabel('Ik ben ouder of verzorger').check();
    await page.getByRole('button', { name: 'Schrijf in' }).click();
    await expect(page.getByRole('status')).toHaveText('Je bent ingeschreven');
  });
  const order = page.url();

  await test.step('the next visitor finds it full and joins the waiting list', async () => {
    await page.goto(`${site}&again#/session/${session.params.sessionId}`);
    await (await fill('Jouw gegevens', ['Daan', 'Visser'])).getByLabel('E-mailadres').fill(`daan-${id}@post.example`);
    await (await fill('Wie doet er mee?', ['Daan', 'Visser'])).getByLabel('Zwemdiploma').selectOption('A');
    await page.getByRole('button', { name: 'Zet me op de wachtlijst' }).click();
    await expect(page.getByText('Je bent nummer 1.')).toBeVisible();
  });

  await test.step('one of the two is canceled on the website', async () => {
    await page.goto(order);
    await page.getByRole('button', { name: 'Inschrijving annuleren' }).click();
    await page.getByLabel('Sanne').check();
    await page.getByRole('button', { name: 'Annuleer definitief' }).click();
    await expect(page.getByText('Sanne: geannuleerd')).toBeVisible();
    await expect(page.getByText('Fenna: ingeschreven')).toBeVisible();
  });

  await test.step('the other one is canceled on the page behind the link in the mail', async () => {
    await product.load(await linkFor(product, email, '/booking'));
    await expect(page.getByRole('heading', { name: t.titles.booked('Fenna') })).toBeVisible();
    await product.checkAccessibility('the page of an order');
    await page.getByRole('button', { name: t.cancel.booking }).click();
    await page.getByRole('button', { name: t.confirm.label }).click();
    await expect(page.getByRole('heading', { name: t.titles.canceled })).toBeVisible();
  });
  website.close();
});

test('a website shows the refund terms before payment, and the provider leads back to the order @phone', async ({
  product,
  baseURL,
}) => {
  const { page } = product;
  const id = product.ownId();
  const host = `betalen-${id}.localhost`;
  const website = await serveWebsite(host);
  const api = await product.apiOf(STAFF);
  const { rate } = await api(createRate, {
    params: { organizationId: SWIMMING_CLUB },
    body: { name: product.ownName('Losse les'), price_in_cents: 1_250, vat_level: 'low' },
  });
  const activity = await makeActivity(api, product.ownName('Aquafit'));
  const session = await makeSession(api, activity);
  const published = {
    concept: false,
    description: 'In het water.',
    notes: 'Bij het bad.',
    rate_id: rate.id,
    sport_id: 1,
  };
  await api(updateActivity, { params: activity.params, body: { ...published, offer_type: 'sessions' } });
  await allow(await product.apiOf(ADMIN), host);
  await page.context().setExtraHTTPHeaders({});
  const site = `${website.address}/?move=${baseURL}&platform=${PLATFORM}`;
  await expect(async () => {
    await page.goto('about:blank');
    await page.goto(`${site}#/session/${session.params.sessionId}`);
    await expect(page.getByRole('heading', { name: activity.name })).toBeVisible({ timeout: 3_000 });
  }, 'the new domain counts').toPass({ timeout: 60_000 });
  const terms = page.getByText(/^Gratis annuleren tot .* uur.*Servicekosten krijg je niet terug\.$/);
  await expect(terms).toBeVisible();
  const sentence = (await terms.textContent()) ?? '';
  await expect(page.getByRole('button', { name: /verwijderen$/ })).toHaveCount(0);
  for (const part of ['Jouw gegevens', 'Wie doet er mee?']) {
    const group = page.getByRole('group', { name: part });
    await group.getByLabel('Voornaam').fill('Iris');
    await group.getByLabel('Achternaam').fill('Bakker');
  }
  await page.getByLabel('E-mailadres').fill(`iris-${id}@post.example`);
  await page.getByRole('button', { name: 'Schrijf in en betaal' }).click();
  await expect(page.getByRole('status')).toHaveText('Betaal je inschrijving');
  await expect(page.getByText(sentence)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Betaal', exact: true }).click();
  const provider = product.words(testPaymentMessages);
  await page.getByRole('button', { name: provider.choose.paid, exact: true }).click();
  await page.getByRole('link', { name: product.words(bookingMessages).back(new URL(website.address).host) }).click();
  await expect(page.getByRole('status')).toHaveText('Je bent ingeschreven');
  await expect(page.getByRole('link', { name: 'Je bestelling' })).toBeVisible();
  website.close();
});

/** Adds the website's host to the platform's domains, which works within half a minute. */
async function allow(api: Client, host: string) {
  const params = { applicationId: PLATFORM };
  const { application } = await api(getApplication, { params });
  const { name, slug, hosts } = application;
  await api(updateApplication, { params, body: { name, slug, hosts: [...hosts, host] } });
}
