import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { XmlDocument, XsdValidator } from 'libxml2-wasm';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../../../platform/root.ts';
import { checkPain001 } from './check-pain001.ts';
import { type Creditor, type Transfer, writePain001 } from './write-pain001.ts';

const SCHEMA = join(ROOT, '../shared/conformance/pain.001.001.09.xsd');
const hasSchema = existsSync(SCHEMA);

const creditor: Creditor = {
  organization_id: 7,
  end_to_end_id: '3-7',
  amount_in_cents: 1_250,
  account_name: 'Sportclub Één & Twéé_ß',
  iban: 'NL79TSTB0000000202',
  bic: null,
  street: 'Sportlaan',
  house_number: '1-a',
  postal_code: '3451 AB',
  city: 'Waterstad',
  country: 'NL',
  platform: 'Beweegplein',
};
const transfer: Transfer = {
  msgId: 'MOVE-2026-11-3',
  createdAt: '2026-11-20T10:00:00.000Z',
  month: '2026-11',
  executionDate: '2026-11-24',
  debtor: { name: 'Derdengelden', iban: 'NL90TSTB0000000101', bic: null, city: 'Utrecht', country: 'NL' },
  creditors: [creditor],
};

/** The errors of a file against the schema. */
function schemaFaults(xml: string): string[] {
  using schema = XmlDocument.fromBuffer(readFileSync(SCHEMA));
  using validator = XsdValidator.fromDoc(schema);
  using document = XmlDocument.fromString(xml);
  try {
    validator.validate(document);
    return [];
  } catch (error) {
    return [String(error)];
  }
}

test('the schema is available in CI', () => {
  expect(hasSchema || process.env['CI'] !== 'true').toBe(true);
});

describe.skipIf(!hasSchema)('by the schema of ISO 20022 (skipped without ../shared/conformance)', () => {
  test.each<[string, Transfer]>([
    ['a file', transfer],
    [
      'with BICs',
      {
        ...transfer,
        debtor: { ...transfer.debtor, bic: 'TSTBNL2A' },
        creditors: [{ ...creditor, bic: 'TSTBNL2AXXX' }],
      },
    ],
    [
      'without towns',
      { ...transfer, debtor: { ...transfer.debtor, city: null }, creditors: [{ ...creditor, city: null }] },
    ],
  ])('%s is valid', (_what, one) => expect(schemaFaults(writePain001(one))).toEqual([]));

  test('a broken file is refused', () => {
    expect(schemaFaults(writePain001(transfer).replace('TRF', 'XXX'))).toHaveLength(1);
  });

  test('names and addresses of any form give a valid file that banks accept', () => {
    const text = (maxLength: number) => fc.string({ unit: 'binary', minLength: 1, maxLength });
    const optional = (maxLength: number) => fc.option(text(maxLength));
    const anyone = fc.record({
      amount_in_cents: fc.integer({ min: 100, max: 99_999_999 }),
      account_name: text(200),
      street: optional(100),
      house_number: optional(30),
      postal_code: optional(30),
      city: optional(60),
      platform: text(300),
    });
    fc.assert(
      fc.property(fc.array(anyone, { minLength: 1, maxLength: 8 }), (some) => {
        const creditors = some.map((one, index) => ({ ...creditor, ...one, end_to_end_id: `3-${index}` }));
        const xml = writePain001({ ...transfer, creditors });
        expect(checkPain001(xml)).toEqual([]);
        expect(schemaFaults(xml)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});

describe('by the rules of banks', () => {
  const xml = writePain001(transfer);

  test('a file has no faults, and has the sums of its payments', () => {
    expect(checkPain001(xml)).toEqual([]);
    const more = Array.from({ length: 300 }, (_, n) => ({
      ...creditor,
      end_to_end_id: `3-${n}`,
      amount_in_cents: 33_33 + n,
    }));
    const long = writePain001({ ...transfer, creditors: more });
    expect(checkPain001(long)).toEqual([]);
    expect(long).toContain('<NbOfTxs>300</NbOfTxs>');
    expect(long).toContain('<CtrlSum>10447.50</CtrlSum>');
  });

  test.each([
    ['Sportclub Een', 'Sportclub Één', 'Nm has characters'],
    ['Sportclub Een', 'x'.repeat(71), 'no name of at most 70'],
    ['NL79TSTB0000000202', 'NL79TSTB0000000203', 'CdtrAcct is no SEPA account'],
    ['NL90TSTB0000000101', 'US00', 'DbtrAcct is no SEPA account'],
    ['<CtrlSum>12.50</CtrlSum>', '<CtrlSum>12.51</CtrlSum>', 'CtrlSum of GrpHdr'],
    ['<NbOfTxs>1</NbOfTxs>', '<NbOfTxs>2</NbOfTxs>', 'NbOfTxs of GrpHdr'],
    ['2026-11-24', '2026-12-25', 'no TARGET day'],
    ['<EndToEndId>3-7<', '<EndToEndId>//3_7<', 'EndToEndId is no SEPA id'],
    ['<MsgId>', '<MsgId>MOVE-MOVE-MOVE-MOVE-MOVE', 'MsgId is no SEPA id'],
    ['<TwnNm>Waterstad</TwnNm>', '', 'lacks TwnNm'],
    ['<TwnNm>Waterstad</TwnNm>', '<TwnNm>Waterstad</TwnNm><AdrLine>Sportlaan 1</AdrLine>', 'not structured'],
    ['Uitbetaling', 'U'.repeat(141), 'too long'],
    ['pain.001.001.09', 'pain.001.001.03', 'not a pain.001.001.09'],
    ['12.50</InstdAmt>', '12,50</InstdAmt>', 'InstdAmt is no SEPA amount'],
  ])('%s as %s: %s', (before, after, fault) => {
    expect(checkPain001(xml.replace(before, after)).join('; ')).toContain(fault);
  });

  test('a repeated id is found', () => {
    expect(checkPain001(writePain001({ ...transfer, creditors: [creditor, creditor] }))).toContain(
      'EndToEndId occurs twice',
    );
  });
});
