import { expect, test } from 'vitest';
import { platformOfLink } from './open-platform-link.ts';

test('a link with `?platform=` leads to the same address without that parameter', () => {
  const address = { pathname: '/application/builds/overview', search: '?build=4&platform=2', hash: '' };
  expect(platformOfLink(address)).toEqual({ platform: 2, href: '/application/builds/overview?build=4' });
  expect(platformOfLink({ ...address, search: '?platform=x' })?.href).toBe('/application/builds/overview');
  expect(platformOfLink({ ...address, search: '?build=4' })).toBeNull();
});
