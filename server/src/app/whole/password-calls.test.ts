import { expect, test } from 'vitest';
import { passwordLimit } from '../../features/access/passwords/password-limit.ts';
import { inputFields } from '../../testing/whole/input-fields.ts';
import { routes } from '../routes.ts';

test('every call that checks a password waits for its turn to hash one', () => {
  const asking = routes.filter(({ endpoint: { body, upload } }) =>
    body === undefined || upload ? false : inputFields(body).some(({ path }) => /^(current_)?password$/.test(path)),
  );
  expect(asking.length).toBeGreaterThan(8);
  expect(asking.flatMap(({ endpoint, through }) => (through === passwordLimit ? [] : [endpoint.name]))).toEqual([]);
});
