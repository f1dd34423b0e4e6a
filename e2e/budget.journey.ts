import { measureVisit } from '../bench/visit.ts';
import { expect, test } from './product.ts';

const MOST_KILOBYTES = 250;
const MOST_REQUESTS = 10;

// the same files for every language and size
for (const list of ['locations', 'activities']) {
  test(`a first visit to the ${list} stays within its budget`, { tag: '@once' }, async ({ product }, info) => {
    const { page } = product;
    await product.logIn('beheer@zwemclub.example');
    const visit = await measureVisit(page, `/organizations/1/${list}`, 'tbody tr[data-index]');
    const { kilobytes, scripts } = visit;
    // pictures come after the list, each once a year
    const requests = visit.requests.filter((request) => !request.startsWith('/v1/files/'));
    const figures = `${kilobytes.toFixed(1)} kB of JavaScript (gzip) in ${scripts} files, ${requests.length} requests: ${requests.join(' ')}`;
    info.annotations.push({ type: 'budget', description: figures });
    expect(kilobytes, figures).toBeLessThanOrEqual(MOST_KILOBYTES);
    expect(requests.length, figures).toBeLessThanOrEqual(MOST_REQUESTS);
  });
}
