import { expect, test } from 'vitest';
import { manuals } from './manual.ts';

/** What only a superadmin may do (needs: 'role:superadmin' at the screens). */
const ONLY = {
  nl: /kleuren|domeinen|sporten|portemonnee|uitbetaalrondes/i,
  en: /colours|domains|sports|wallet|payout batches/i,
};

test.each(['nl', 'en'] as const)('the manual (%s) says of what only a superadmin does that it is so', (locale) => {
  const { platform, money } = manuals[locale];
  const parts = [...platform.parts, ...money.parts];
  const silent = parts.filter(
    ({ title, steps }) => steps.some((step) => ONLY[locale].test(step)) && !/superadmin/.test(title),
  );
  expect(silent).toEqual([]);
  expect(
    parts.flatMap(({ steps }) => steps).filter((step) => /(vraag|ask)( dan)? (een|a) superadmin/i.test(step)),
  ).toHaveLength(2);
});
