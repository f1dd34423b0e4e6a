import { expect, test } from '../product.ts';
import { openLocation } from '../screens/location-image.ts';
import { jpeg } from '../browser/pictures.ts';

test('a small image is enlarged, or uploaded as chosen when that fails', async ({ product }) => {
  const { page } = product;
  const { field } = await openLocation(product);
  const small = await jpeg('klein.jpg', { width: 600, height: 300 });
  const calls: string[] = [];
  page.on('request', (request) => {
    const [, path] = /\/upscaler\/v1\/([^/]+)/.exec(request.url()) ?? [];
    if (path !== undefined) calls.push(path);
  });
  await field.pick(small);
  await field.expectImage({ name: 'klein.jpg', width: 1000, height: 500 });
  expect(calls).toEqual(['auth', 'start', 'upload', 'process', 'download']);
  await field.remove.click();
  for (const broken of ['auth', 'process', 'download']) {
    // a download that succeeds but is no image; the other calls are refused
    const pattern = `**/upscaler/v1/${broken}**`;
    await page.route(pattern, (route) => route.fulfill({ status: broken === 'download' ? 200 : 401, body: 'garbage' }));
    await field.pick(small);
    await field.expectImage({ name: 'klein.jpg', width: 600, height: 300 });
    await field.remove.click();
    await page.unroute(pattern);
  }
});
