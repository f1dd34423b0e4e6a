import { inflateRawSync } from 'node:zlib';
import { createSpreadsheet } from '@move/contract/exports/exports.ts';
import { expect, test } from 'vitest';
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
  const files = unzipped(response.rawPayload);
  const texts = files.get('xl/sharedStrings.xml') ?? '';
  const sheet = files.get('xl/worksheets/sheet1.xml') ?? '';
  expect(texts).toContain('>=1+1<');
  expect(texts).toContain('>Naam<');
  expect(sheet).toContain('<v>12.5</v>');
  expect(sheet).not.toContain('<f>');
});

test('refuses cells that are no values', async () => {
  const { status } = await call(createSpreadsheet, { body: { name: 'x', columns: ['a'], rows: [[{ evil: 1 }]] } });
  expect(status).toBe(422);
});

/** The files of a zip by name, read from its central directory. */
function unzipped(zip: Buffer): Map<string, string> {
  const files = new Map<string, string>();
  let at = zip.indexOf('PK\x01\x02', 0, 'latin1');
  while (at !== -1 && zip.readUInt32LE(at) === 0x02014b50) {
    const [size, nameLength] = [zip.readUInt32LE(at + 20), zip.readUInt16LE(at + 28)];
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const data = zip.subarray(start, start + size);
    files.set(name, (zip.readUInt16LE(at + 10) === 8 ? inflateRawSync(data) : data).toString('utf8'));
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return files;
}
