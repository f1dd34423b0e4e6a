import { EPOCH_SERIAL } from '@move/domain/kit/files/sheet-xml.ts';
import { describe, expect, test } from 'vitest';
import { numberFormat, numberText } from './number-format.ts';

describe('a format', () => {
  test.each([
    ['yyyy\\-mm\\-dd\\ hh:mm', 'moment'],
    ['yyyy-mm-dd', 'day'],
    ['[$-413]d mmmm yyyy;@', 'day'],
    ['mmm', 'day'],
    ['mmm-yy', 'day'],
    ['hh:mm', 'time'],
    ['[h]:mm', 'time'],
    ['mm:ss', 'time'],
    ['00000000', { digits: 8 }],
    ['General', undefined],
    ['#,##0.00', undefined],
    ['"dag" 0', undefined],
    ['[Red]0.0;[Blue]-0.0', undefined],
    ['€\\ #,##0.00_);[Red]\\(€\\ #,##0.00\\)', undefined],
  ])('%s shows %j', (code, expected) => {
    expect(numberFormat(164, new Map([[164, code]]))).toEqual(expected);
  });

  test('without a definition is one of those that every workbook has', () => {
    expect([0, 14, 20, 22, 49].map((id) => numberFormat(id, new Map()))).toEqual([
      undefined,
      'day',
      'time',
      'moment',
      undefined,
    ]);
  });
});

describe('a number', () => {
  test.each([
    ['40123401', '40123401'],
    ['4.0123401E7', '40123401'],
    ['31612345678', '31612345678'],
    ['3.1612345678E+10', '31612345678'],
    ['12345678901234567890', '12345678901234567890'],
    ['1E+25', '10000000000000000000000000'],
    ['0.30000000000000004', '0.3'],
    ['1.5E-7', '0.00000015'],
    ['-12.5', '-12.5'],
    ['0', '0'],
    ['', ''],
    ['geen getal', 'geen getal'],
  ])('%s is written in full: %s', (stored, text) => {
    expect(numberText(stored, undefined, EPOCH_SERIAL)).toBe(text);
  });

  test.each([
    ['46354', 'day', '2026-11-28'],
    ['46354.177777777775', 'moment', '2026-11-28 04:16'],
    ['46354.1777777777', 'time', '04:16'],
    ['0.75', 'time', '18:00'],
    ['2958466', 'day', '2958466'],
    ['-1', 'day', '-1'],
  ] as const)('%s as a %s is %s', (stored, format, text) => {
    expect(numberText(stored, format, EPOCH_SERIAL)).toBe(text);
  });

  test('keeps the zeros that its format puts before it', () => {
    expect(numberText('1234567', { digits: 8 }, EPOCH_SERIAL)).toBe('01234567');
  });
});
