import { createSpreadsheet } from '@move/contract/exports/exports.ts';
import { expect, test } from 'vitest';
import { readSheet, sheetXml } from '../../testing/read-sheet.ts';
import { testApp } from '../../testing/test-app.ts';

const { app, signIn, call } = await testApp();

test('writes what was sent, a formula as plain text', async () => {
  const columns = ['Naam', 'Prijs', 'Actief', 'Leeg'];
  const rows = [['=1+1', 12.5, true, null]];
  const response = await app.inject({
    method: 'POST',
    url: createSpreadsheet.path,
    headers: { authorization: `Bearer ${await signIn('staff')}`, 'content-type': 'application/json' },
    payload: JSON.stringify({ name: 'Locaties: 2026', columns, rows }),
  });
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-disposition']).toContain('Locaties');
  expect(readSheet(response.rawPayload)).toEqual([columns, ['=1+1', '12.5', '1', '']]);
  expect(sheetXml(response.rawPayload)).not.toContain('<f>');
});

test('refuses cells that are no values', async () => {
  const { status } = await call(createSpreadsheet, { body: { name: 'x', columns: ['a'], rows: [[{ evil: 1 }]] } });
  expect(status).toBe(422);
});
