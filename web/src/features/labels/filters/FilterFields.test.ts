import { expect, test } from 'vitest';
import { categoryOptions } from './FilterFields.tsx';

const categories = [
  { id: 1, title: 'Jeugd', application_id: null },
  { id: 2, title: 'Zomer', application_id: 10 },
  { id: 3, title: 'Zomer', application_id: 20 },
];
const [here, there] = [
  { id: 10, name: 'Beweegplein' },
  { id: 20, name: 'Waterstad' },
];
const labels = (applications: (typeof here)[]) => categoryOptions(categories, applications).map(({ label }) => label);

test('if a label is on several platforms, a category of one platform is named with that platform', () => {
  expect(labels([here, there])).toEqual(['Jeugd', 'Zomer · Beweegplein', 'Zomer · Waterstad']);
});

test('if a label is on one platform, each category is named by its title only', () => {
  expect(labels([here])).toEqual(['Jeugd', 'Zomer', 'Zomer']);
});
