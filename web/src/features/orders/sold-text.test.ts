import { expect, test } from 'vitest';
import { soldText } from './sold-text.ts';

const activity = { id: 1, name: 'Borstcrawl' };

test('a bundle has its own name, a session that of its activity, and a product its title', () => {
  const bundle = {
    sold_for: { kind: 'bundle_participant' as const },
    activity,
    title: 'Borstcrawl, Cursus (8 lessen)',
  };
  expect(soldText(bundle)).toBe('Cursus (8 lessen)');
  expect(soldText({ ...bundle, activity: { id: 1, name: 'Andere naam' } })).toBe('Borstcrawl, Cursus (8 lessen)');
  const session = {
    sold_for: { kind: 'participant' as const },
    activity,
    title: 'Borstcrawl, dinsdag 1 december 2026 19:30',
  };
  expect(soldText(session)).toBe('Borstcrawl');
  expect(soldText({ sold_for: null, activity: null, title: 'Badmuts' })).toBe('Badmuts');
});
