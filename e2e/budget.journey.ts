import { measureVisit } from '../bench/visit.ts';
import { expect, test } from './product.ts';

const MOST_KILOBYTES = 250;

const LISTS = [
  { list: 'locations', address: '/organizations/1/locations', email: 'beheer@zwemclub.example', most: 10 },
  { list: 'activities', address: '/organizations/1/activities', email: 'beheer@zwemclub.example', most: 10 },
  // which platform is on screen is known only after the first profile, and each row names its sports
  {
    list: 'organisations',
    address: '/application/organizations/management',
    email: 'admin@beweegplein.example',
    most: 12,
  },
];

// the same files for every language and size
for (const { list, address, email, most } of LISTS) {
  test(`a first visit to the ${list} stays within its budget`, async ({ product }, info) => {
    const { page } = product;
    await product.logIn(email);
    const visit = await measureVisit(page, address, 'tbody tr[data-index]');
    const { kilobytes, scripts } = visit;
    // pictures come after the list, each once a year
    const requests = visit.requests.filter((request) => !request.startsWith('/v1/files/'));
    const figures = `${kilobytes.toFixed(1)} kB of JavaScript (gzip) in ${scripts} files, ${requests.length} requests: ${requests.join(' ')}`;
    info.annotations.push({ type: 'budget', description: figures });
    expect(kilobytes, figures).toBeLessThanOrEqual(MOST_KILOBYTES);
    expect(requests.length, figures).toBeLessThanOrEqual(most);
  });
}
