import { BUDGETS, HELD } from '../../architecture/route-budgets.ts';
import { measureVisit } from '../../bench/kit/visit.ts';
import { expect, test } from '../product.ts';

const STAFF = 'beheer@zwemclub.example';
const ROWS = 'tbody tr[data-index]';

/** First visits: what is loaded until each kind of screen is usable. */
const VISITS = [
  {
    screen: 'locations',
    address: '/organizations/1/locations',
    email: STAFF,
    usable: ROWS,
    kind: 'firstList',
    most: 10,
  },
  { screen: 'activities', address: '/organizations/1/activities', email: STAFF, usable: ROWS, kind: 'list', most: 13 },
  // more requests than other lists: the platform is known only after the profile, and each row names its sports
  {
    screen: 'organisations',
    address: '/application/organizations/management',
    email: 'admin@beweegplein.example',
    usable: ROWS,
    kind: 'list',
    most: 16,
  },
  {
    screen: 'check-in',
    address: '/checkin',
    email: 'trainer@zwemclub.example',
    usable: 'h1',
    kind: 'checkIn',
    most: 25,
  },
  { screen: 'calendar', address: '/organizations/1/calendar', email: STAFF, usable: 'h1', kind: 'calendar', most: 36 },
  { screen: 'login', address: '/login', email: null, usable: 'input[type=password]', kind: 'public', most: 8 },
] as const;

// the files are the same for every language and size
for (const { screen, address, email, usable, kind, most } of VISITS) {
  test(`a first visit to the ${screen} stays within its budget`, async ({ product }, info) => {
    const { page } = product;
    if (email !== null) await product.logIn(email);
    const visit = await measureVisit(page, address, usable);
    const { kilobytes, scripts } = visit;
    // images load after the list, each once a year
    const requests = visit.requests.filter((request) => !request.startsWith('/v1/files/'));
    const figures = `${kilobytes.toFixed(1)} kB of JavaScript (gzip) in ${scripts} files, ${requests.length} requests: ${requests.join(' ')}`;
    info.annotations.push({ type: 'budget', description: figures });
    const budget = { ...BUDGETS[kind], ...HELD[address.replace('/1/', '/$organizationId/')] };
    expect(kilobytes, figures).toBeLessThanOrEqual(budget.kilobytes);
    expect(scripts, figures).toBeLessThanOrEqual(budget.scripts);
    expect(requests.length, figures).toBeLessThanOrEqual(most);
  });
}
