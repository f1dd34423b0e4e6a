import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitVat } from './vat.ts';

test.each([
  [1000, 21, 174, 826],
  [1000, 9, 83, 917],
  [1250, 21, 217, 1033],
  [750, 9, 62, 688],
  [999, 9, 82, 917],
  [1, 21, 0, 1],
  [3, 21, 1, 2],
  [2500, 0, 0, 2500],
])('%d cents at %d%% VAT', (gross, percentage, vat_in_cents, net_in_cents) => {
  expect(splitVat(gross, percentage)).toEqual({ vat_in_cents, net_in_cents });
});

test('VAT and net are whole, not negative and add up', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000_000), fc.constantFrom(0, 9, 21), (gross, percentage) => {
      const { vat_in_cents, net_in_cents } = splitVat(gross, percentage);
      expect(vat_in_cents + net_in_cents).toBe(gross);
      expect(Number.isInteger(vat_in_cents) && vat_in_cents >= 0 && net_in_cents >= 0).toBe(true);
      expect(Math.abs(vat_in_cents - (gross * percentage) / (100 + percentage))).toBeLessThanOrEqual(0.5);
    }),
  );
});
