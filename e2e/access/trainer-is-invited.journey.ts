import { accessLabels } from '../../contract/src/access/access.labels.ts';
import { userLabels } from '../../contract/src/access/users.labels.ts';
import type { Client } from '../../contract/src/kit/client/client.ts';
import { createOrganization } from '../../contract/src/organizations/new-organization.ts';
import { acceptOrganization } from '../../contract/src/organizations/review.ts';
import { permissionLabels } from '../../contract/src/permissions/permissions.labels.ts';
import { listPermissions, updatePermissions } from '../../contract/src/permissions/permissions.ts';
import { teamLabels } from '../../contract/src/team/team.labels.ts';
import { createInvite, listTeam } from '../../contract/src/team/team.ts';
import type { Ability } from '../../domain/src/access/abilities.ts';
import type { Role } from '../../domain/src/access/roles.ts';
import { shellMessages } from '../../web/src/app/shell/shell.messages.ts';
import { permissionMessages } from '../../web/src/features/permissions/permissions.messages.ts';
import { teamMessages } from '../../web/src/features/team/team.messages.ts';
import { historyMessages } from '../../web/src/screens/history/history.messages.ts';
import { screenMessages } from '../../web/src/screens/screen.messages.ts';
import { STATUS } from '../../web/src/ui/marks/statuses.ts';
import { expect, NEW_PASSWORD, type Product, test } from '../product.ts';
import { INVITE, makeTrainerElsewhere } from '../screens/accounts.ts';
import { SWIMMING_CLUB } from '../screens/demo-organizations.ts';
import { linkFor } from '../screens/mailbox.ts';

const STAFF = 'beheer@zwemclub.example';
const SUPERADMIN = 'super@beweegplein.example';
const PLATFORM_ADMIN = 'admin@waterstad.example';
const CLUB = 'Zwemclub De Otters';
const own = `/organizations/${SWIMMING_CLUB}`;
const team = `${own}/profile?tab=teams`;

/** The row or card of a person. */
const personIn = ({ page, isPhone }: Product, email: string) =>
  page.getByRole(isPhone ? 'listitem' : 'row').filter({ hasText: email });

test('a trainer is invited, registers with the link in the mail and arrives at the club', { tag: '@phone' }, async ({
  product,
}) => {
  const { page, words, locale } = product;
  const t = words(teamMessages);
  const labels = teamLabels[locale];
  const status = STATUS.invite;
  const word = (name: keyof typeof status) => status[name].word(locale);
  const email = `${product.ownName('noor').replace(' ', '-')}@zwemclub.example`;

  await test.step('staff invite a trainer on the tab of the team', async () => {
    await product.logIn(STAFF);
    await product.open(team);
    await page.getByRole('button', { name: t.invite, exact: true }).first().click();
    const panel = page.getByRole('dialog', { name: t.panel.title });
    await panel.getByRole('button', { name: t.panel.send(1) }).click();
    await expect(panel.getByLabel(labels.first_name)).toBeFocused();
    await panel.getByLabel(labels.first_name).fill('Noor');
    await panel.getByLabel(labels.last_name).fill('Bakker');
    await panel.getByLabel(labels.email).fill(email);
    await product.checkAccessibility('the panel to invite');
    await panel.getByRole('button', { name: t.panel.send(1) }).click();
    await expect(personIn(product, email)).toContainText(word('sent'));
  });

  const link = await linkFor(product, email, INVITE);
  await test.step('the link creates an account, and the first screen is that of the club', async () => {
    await product.logOut();
    await product.open(link);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.invitation.registerTitle(CLUB));
    await expect(page.getByLabel(labels.email)).toHaveValue(email);
    await page.getByLabel(accessLabels[locale].password, { exact: false }).first().fill(NEW_PASSWORD);
    await page.getByLabel(accessLabels[locale].password_confirmation).fill('something else');
    await page.getByRole('button', { name: t.invitation.submit }).click();
    await expect(page.getByLabel(accessLabels[locale].password_confirmation)).toBeFocused();
    await product.checkAccessibility('registration by invitation');
    await page.getByLabel(accessLabels[locale].password_confirmation).fill(NEW_PASSWORD);
    await page.getByRole('button', { name: t.invitation.submit }).click();
    await expect(page.getByText(t.invitation.doneText(CLUB))).toBeVisible();
    await product.checkAccessibility('welcome');
    await page.getByRole('link', { name: t.invitation.start }).click();
    await page.waitForURL(`**${own}`);
  });
  await test.step('the link works once, and says so the second time', async () => {
    await product.load(link);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.invitation.accepted.title);
  });
  await test.step('staff see the member, get a mail about it, and remove the trainer', async () => {
    await product.logIn(STAFF);
    await product.open(team);
    await expect(personIn(product, email)).toContainText(word('accepted'));
    await personIn(product, email).getByRole('button').last().click();
    await page.getByRole('menuitem', { name: t.remove.action }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: t.remove.action }).click();
    await expect(personIn(product, email)).toHaveCount(0);
    const client = await product.apiOf(STAFF);
    const { team: people } = await client(listTeam, { params: { organizationId: SWIMMING_CLUB }, query: {} });
    expect(people.some((person) => person.email === email)).toBe(false);
  });
});

test('a person with an account accepts by login; a revoked link says so', { tag: '@en' }, async ({ product }) => {
  const { page, words, locale } = product;
  const t = words(teamMessages);
  const api = await product.apiOf(STAFF);
  const person = { first_name: 'Noor', last_name: 'Öztürk', role: 'trainer' as const };
  const invite = (email: string) =>
    api(createInvite, { params: { organizationId: SWIMMING_CLUB }, body: { ...person, email } });
  const revoked = `${product.ownName('weg').replace(' ', '-')}@zwemclub.example`;
  await invite(revoked);
  await product.logIn(STAFF);
  await product.open(team);
  await personIn(product, revoked).getByRole('button').last().click();
  await page.getByRole('menuitem', { name: t.revoke.action }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: t.revoke.action }).click();
  await expect(personIn(product, revoked)).toContainText(STATUS.invite.revoked.word(locale));
  await product.load(await linkFor(product, revoked, INVITE));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.invitation.gone.title);

  const email = `${product.ownName('elders').replace(' ', '-')}@looptrack.example`;
  await makeTrainerElsewhere(product, email);
  await invite(email);
  const link = await linkFor(product, email, INVITE);
  await product.logOut();
  await product.open(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.invitation.confirmTitle(CLUB));
  await page.getByLabel(accessLabels[locale].password, { exact: false }).first().fill(NEW_PASSWORD);
  await product.checkAccessibility('confirmation of an invitation');
  await page.getByRole('button', { name: t.invitation.logInAndAccept }).click();
  // the account has Dutch, whatever the browser used before
  await expect(page.getByText(teamMessages.nl.invitation.doneText(CLUB))).toBeVisible();
  // at the new club, whichever organisation was selected before
  await page.getByRole('link', { name: teamMessages.nl.invitation.start }).click();
  await page.waitForURL(`**${own}`);
});

/** Makes a club without members, on a child of the platform of this domain. */
async function makeWalkingClub({ apiOf, ownName }: Product) {
  const api = await apiOf(PLATFORM_ADMIN);
  const { organization } = await api(createOrganization, { body: { name: ownName('Wandelclub'), city: 'Waterstad' } });
  await api(acceptOrganization, { params: { organizationId: organization.id }, body: {} });
  return { id: organization.id, name: organization.name, platform: /Sportief Waterstad/ };
}

test('a person invited by a club of another platform sees the name of that platform', async ({ product }) => {
  const { page, words, locale } = product;
  const t = words(teamMessages);
  const labels = teamLabels[locale];
  const email = `${product.ownName('sanne').replace(' ', '-')}@veerpad.example`;
  const walkingClub = await makeWalkingClub(product);
  await product.logIn(PLATFORM_ADMIN);
  await product.open(`/application/organizations/management/${walkingClub.id}?tab=teams`);
  await expect(page.getByText(t.empty.title)).toBeVisible();
  // the empty list is the only place with this button
  await page.getByRole('button', { name: t.invite, exact: true }).click();
  const panel = page.getByRole('dialog', { name: t.panel.title });
  await panel.getByLabel(labels.first_name).fill('Sanne');
  await panel.getByLabel(labels.last_name).fill('Bos');
  await panel.getByLabel(labels.email).fill(email);
  await panel.getByRole('button', { name: t.panel.send(1) }).click();
  await expect(personIn(product, email)).toBeVisible();

  const link = await linkFor(product, email, INVITE);
  await product.logOut();
  await product.open(link);
  await expect(page).toHaveTitle(new RegExp(`. · ${walkingClub.platform.source}$`));
  await page.getByLabel(accessLabels[locale].password, { exact: false }).first().fill(NEW_PASSWORD);
  await page.getByLabel(accessLabels[locale].password_confirmation).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: t.invitation.submit }).click();
  await expect(page.getByText(t.invitation.doneText(walkingClub.name))).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`. · ${walkingClub.platform.source}$`));
  await page.getByRole('link', { name: t.invitation.start }).click();
  await page.waitForURL(`**/organizations/${walkingClub.id}`);
  await expect(page).toHaveTitle(new RegExp(`. · ${walkingClub.platform.source}$`));
});

/** Removes the permission, which an earlier run that failed halfway may have left. */
async function takeAway(api: Client, role: Role, ability: Ability) {
  const { roles } = await api(listPermissions, {});
  const { abilities = [], updated_at } = roles.find(({ name }) => name === role) ?? {};
  if (!abilities.includes(ability)) return;
  const left = abilities.filter((name) => name !== ability);
  await api(updatePermissions, { params: { role }, body: { abilities: left, updated_at } });
}

test('a superadmin changes the permissions of a role, impersonates staff, and finds both in the history', async ({
  product,
}) => {
  const { page, words, locale } = product;
  const t = words(permissionMessages);
  // a permission that no screen checks, and another role per language, because two people who save one role at once get a conflict
  const role = ({ nl: 'trainer', en: 'organization' } as const)[locale];
  const ability = permissionLabels[locale]['create-campaigns'];
  const cell = page.getByRole('checkbox', { name: t.allowed(t.roles[role], ability) });
  await takeAway(await product.apiOf(SUPERADMIN), role, 'create-campaigns');

  await test.step('one permission is added after a question, and removed again', async () => {
    await product.logIn(SUPERADMIN);
    await product.open('/admin/permissions');
    await cell.check();
    const save = async () => {
      await page.keyboard.press('Control+s');
      const question = page.getByRole('alertdialog');
      await expect(question).toContainText(ability);
      await question.getByRole('button', { name: t.save.confirm(1) }).click();
      await expect(question).toHaveCount(0);
    };
    await save();
    await page.reload();
    await expect(cell).toBeChecked();
    await cell.uncheck();
    await save();
  });
  await test.step('half an hour as Pieter, under a red bar', async () => {
    await product.open('/admin/permissions?tab=people');
    await page
      .getByRole(product.isPhone ? 'listitem' : 'row')
      .filter({ hasText: 'Pieter' })
      .getByRole('button')
      .last()
      .click();
    await page.getByRole('menuitem', { name: t.people.actAs }).click();
    const dialog = page.getByRole('dialog', { name: t.impersonate.title('Pieter van den Berg') });
    await dialog.getByLabel(userLabels[locale].reason).fill('Belde met een vraag');
    await dialog.getByRole('button', { name: t.impersonate.start('Pieter van den Berg') }).click();
    await page.waitForURL(`**${own}`);
    const bar = page.getByRole('region', { name: words(shellMessages).impersonation.region });
    await expect(bar).toContainText('Pieter van den Berg');
    await page.reload();
    await product.checkAccessibility('overview as somebody else');
    await bar.getByRole('button', { name: words(shellMessages).impersonation.stop }).click();
    await expect(bar).toHaveCount(0);
    await page.waitForURL('**/application');
  });
  await test.step('the history has both, and a record has its own history', async () => {
    await product.open('/admin/audit?subject=users');
    await expect(
      page
        .getByText((words(historyMessages).sentences.verbs['impersonate'] ?? '').split(/{[a-z]+}/)[1]?.trim() ?? '')
        .first(),
    ).toBeVisible();
    await product.open(`${own}/profile?history=1`);
    const drawer = page.getByRole('dialog', { name: words(historyMessages).title(CLUB) });
    await expect(drawer.getByRole('listitem').first()).toBeVisible();
    await product.checkAccessibility(words(screenMessages).history);
  });
});
