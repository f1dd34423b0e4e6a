import { expect, test } from 'vitest';
import { screenProps } from './screen-props.ts';

test('ids become numbers, other parts stay text', () => {
  expect(screenProps({ organizationId: '4', tab: 'hours', '*': 'x' })).toEqual({ organizationId: 4, tab: 'hours' });
});

test('a malformed id has no screen', () => {
  expect(screenProps({ organizationId: 'abc' })).toBeNull();
  expect(screenProps({ organizationId: '4', locationId: '0' })).toBeNull();
});
