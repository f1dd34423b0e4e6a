import { listApplicationSessions } from '../../contract/src/sessions/sessions.ts';
import { getOrganizationStatistics } from '../../contract/src/statistics/statistics.ts';
import { statisticsMessages } from '../../web/src/features/statistics/statistics.messages.ts';
import { expect, test } from '../product.ts';
import { SWIMMING_CLUB } from '../screens/demo-organizations.ts';

const STAFF = 'beheer@zwemclub.example';

test('a number links to the list behind it, and back to the same period', { tag: '@sizes' }, async ({ product }) => {
  const { page, words } = product;
  const t = words(statisticsMessages);
  const period = page.getByRole('combobox', { name: t.period.label, exact: true });
  await product.logIn(STAFF);
  await product.open(`/organizations/${SWIMMING_CLUB}`);
  await period.selectOption('90');
  await expect(page).toHaveURL(/\?period=90$/);
  const tile = page.getByRole('link', { name: new RegExp(`^${t.figures.participants}`) });
  await expect(tile).toBeVisible();
  await product.checkAccessibility('the figures of 90 days');

  const api = await product.apiOf(STAFF);
  const today = Temporal.Now.plainDateISO('Europe/Amsterdam');
  const days = { dateFrom: today.subtract({ days: 89 }).toString(), dateUntil: today.toString() };
  const { statistics } = await api(getOrganizationStatistics, {
    params: { organizationId: SWIMMING_CLUB },
    query: days,
  });
  await expect(tile).toContainText(String(statistics.current.participants));
  await tile.click();
  await expect(page).toHaveURL(
    new RegExp(`/sessions\\?canceled=0&dateFrom=${days.dateFrom}&dateUntil=${days.dateUntil}`),
  );
  const query = { ...days, canceled: '0', organizationId: SWIMMING_CLUB } as const;
  const { totals } = await api(listApplicationSessions, { query });
  expect(totals?.participants).toBe(statistics.current.participants);
  await page.goBack();
  await expect(period).toHaveValue('90');
});

test('charts can be read with the keyboard, or as a table', { tag: '@sizes' }, async ({ product }) => {
  const { page, words } = product;
  const t = words(statisticsMessages);
  await product.logIn(STAFF);
  await product.open(`/organizations/${SWIMMING_CLUB}`);
  const chart = page.getByRole('group', { name: new RegExp(t.chart.described(t.figures.participants, '30')) });
  await chart.getByRole('application').focus();
  await page.keyboard.press('ArrowRight');
  await expect(chart.getByText(t.figures.participants)).toBeVisible();
  await page.getByRole('button', { name: t.chart.asTable }).click();
  const table = page.getByRole('region', { name: t.chart.table });
  await expect(table.getByRole('row')).toHaveCount(31);
  await product.checkAccessibility('the figures as a table');
  await page.getByRole('button', { name: t.chart.asChart }).click();
  await expect(chart).toBeVisible();
});
