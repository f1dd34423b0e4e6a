import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { sheetFile } from './sheet-file.ts';

test('the file is a zip with the parts of a sheet, and has the name of the sheet', async () => {
  const batches = Array.from({ length: 3 }, (_, batch) => [[`rij ${batch}`, batch]]);
  const file = await sheetFile(
    { name: 'Locaties', columns: [{ title: 'Naam' }, { title: 'Nr' }], batches },
    'Locaties-2026-11-28.xlsx',
  );
  expect(file.name).toBe('Locaties-2026-11-28.xlsx');
  const parts = unzipSync(new Uint8Array(await file.arrayBuffer()));
  expect(Object.keys(parts)).toContain('[Content_Types].xml');
  const sheet = new TextDecoder().decode(parts['xl/worksheets/sheet1.xml']);
  expect(sheet.match(/<row>/g)).toHaveLength(4);
  expect(sheet).toContain('>rij 2</t></is></c><c><v>2</v></c></row></sheetData></worksheet>');
});
