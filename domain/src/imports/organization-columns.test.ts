import { describe, expect, test } from 'vitest';
import { LOCALES } from '../kit/messages/locale.ts';
import {
  columnName,
  matchColumns,
  missingColumns,
  ORGANIZATION_COLUMNS,
  REQUIRED_COLUMNS,
} from './organization-columns.ts';

describe('columns', () => {
  test.each(LOCALES)('of the template in %s are all known', (locale) => {
    const headers = ORGANIZATION_COLUMNS.map((column) => columnName(column, locale));
    expect(matchColumns(headers)).toEqual([...ORGANIZATION_COLUMNS]);
    expect(new Set(headers).size).toBe(headers.length);
  });

  test('are recognised by their own names, ignoring case and punctuation', () => {
    expect(matchColumns([...ORGANIZATION_COLUMNS])).toEqual([...ORGANIZATION_COLUMNS]);
    expect(matchColumns([' NAAM ', 'e-mail', 'Huis nummer', 'POSTCODE', 'Land', 'Télefoon', 'KvK-nr.'])).toEqual([
      'name',
      'email',
      'house_number',
      'zipcode',
      'country_code',
      'phone',
      'kvk_number',
    ]);
  });

  test('that are unknown, or repeated, are left out', () => {
    expect(matchColumns(['Naam', '', 'Lievelingskleur', 'Organisatie'])).toEqual(['name', null, null, null]);
  });

  test('that are required and missing are reported', () => {
    expect(missingColumns(['city', null, 'name'])).toEqual(['street', 'house_number', 'zipcode']);
    expect(missingColumns(REQUIRED_COLUMNS)).toEqual([]);
  });
});
