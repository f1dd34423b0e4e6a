import { describe, expect, test } from 'vitest';
import { type ConfigValues, missingFields, shortDescription } from './missing-fields.ts';
import * as rules from './store-rules.ts';

describe('the rules of the stores', () => {
  test.each([
    ['nl.waterstad.sport', null],
    ['waterstad', 'store.format'],
    ['nl.1stad', 'store.format'],
    ['nl.water-stad', 'store.format'],
    ['nl.waterstad.', 'store.format'],
    ['nl.package.app', 'store.word'],
  ])('package name %s has the error %s', (value, key) => {
    expect(rules.packageName(value)?.key ?? null).toBe(key);
  });

  test.each([
    ['nl.water-stad.Sport2', true],
    ['waterstad', false],
    ['nl.water_stad', false],
    ['nl..stad', false],
  ])('bundle id %s is accepted: %s', (value, isRight) => {
    expect(rules.bundleId(value) === null).toBe(isRight);
  });

  test.each([
    ['2', true],
    ['2.8', true],
    ['2.8.10', true],
    ['2.8.1.0', false],
    ['v2', false],
    ['2.', false],
  ])('version %s is accepted: %s', (value, isRight) => {
    expect(rules.version(value) === null).toBe(isRight);
  });

  test.each([
    ['2.8', '2.8.0', 0],
    ['2.10', '2.9', 1],
    ['1.99.99', '2', -1],
  ])('%s compared with %s gives %i', (one, other, sign) => {
    expect(Math.sign(rules.compareVersions(one, other))).toBe(sign);
  });

  test('the limit of keywords includes the commas between them', () => {
    expect(rules.keywords(['x'.repeat(49), 'y'.repeat(50)])).toBeNull();
    expect(rules.keywords(['x'.repeat(50), 'y'.repeat(50)])?.params).toEqual({ max: 100, length: 101 });
    // an emoji is one character, as in the counter
    expect(rules.keywords(['😀'.repeat(100)])).toBeNull();
  });
});

describe('what is missing', () => {
  const values = (changes: Partial<ConfigValues> = {}): ConfigValues => ({
    common: {},
    android: {},
    ios: {},
    ...changes,
  });
  const ios = {
    bundle_id: 'nl.a',
    version: '2.8',
    build_number: 5,
    team_id: 'T',
    key_id: 'K',
    issuer_id: 'I',
    has_private_key: true,
  };
  const fieldsOf = (found: ReturnType<typeof missingFields>) => found.map(({ part, field }) => `${part}.${field}`);

  test('names a secret by its own field, and no fields of the other store', () => {
    const android = fieldsOf(missingFields('android', values(), null));
    expect(android).toContain('android.signing_password');
    expect(android).toContain('common.notification_icon');
    expect(android).not.toContain('common.keywords_nl');
    expect(android.some((field) => field.startsWith('ios.'))).toBe(false);
  });

  test('a build number must rise, a version must not fall', () => {
    const of = (version: string, version_code: number) =>
      fieldsOf(missingFields('ios', values({ ios }), { version, version_code })).filter((field) =>
        field.startsWith('ios.'),
      );
    expect(of('2.8', 4)).toEqual([]);
    expect(of('2.8', 5)).toEqual(['ios.build_number']);
    expect(of('2.8.1', 6)).toEqual(['ios.version', 'ios.build_number']);
  });

  test('a promotional text that is short enough is used as the short description', () => {
    const text = (length: number) => values({ common: { promotional_text_nl: 'x'.repeat(length) } });
    expect(shortDescription(text(80), 'nl')).toHaveLength(80);
    expect(shortDescription(text(81), 'nl')).toBeNull();
  });
});
