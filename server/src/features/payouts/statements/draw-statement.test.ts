import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { drawStatement } from './draw-statement.ts';
import type { Statement } from './make-statement.ts';

const items: Statement['items'] = [1, 2].map((id) => ({
  kind: 'order',
  id,
  number: `B-${id}`,
  order_id: id,
  at: '2026-10-10T10:00:00.000Z',
  name: 'Jan Jansen',
  platform: 'Beweegplein',
  fee_in_cents: 35,
  amount_in_cents: 1_285,
}));
const statement: Statement = {
  payout: {
    id: 7,
    payout_month: '2026-11',
    execution_date: '2026-11-10',
    status: 'executed',
    amount_in_cents: 1_285 * 12_345,
    orders_count: 12_345,
    iban_masked: 'NL••••0101',
    ended_reason: null,
    organization: 'Zwemclub',
    account_name: 'Zwemclub',
    timezone: 'Europe/Amsterdam',
  },
  sums: [{ kind: 'order', count: 12_345, amount_in_cents: 1_285 * 12_345 }],
  items,
  locale: 'nl',
  now: '2026-11-10T10:00:00.000Z',
};
async function textOf(one: Statement): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await drawStatement(one))), {
    mergePages: true,
  });
  return text.replace(/\s+/g, ' ');
}

test('a PDF with only some rows notes at the top where to find the others, and has the sums of all rows', async () => {
  const text = await textOf(statement);
  expect(text).toContain('de eerste 2 van 12.345 regels. Download het CSV-bestand');
  expect(text).toContain('158.633,25');
  expect(text.indexOf('CSV-bestand')).toBeLessThan(text.indexOf('Jan Jansen'));
});

test('a PDF with all rows has no such note', async () => {
  const sums = [{ kind: 'order', count: 2, amount_in_cents: 2_570 }] as const;
  expect(await textOf({ ...statement, sums })).not.toContain('CSV');
});
