import { type Sheet, xlsxParts, XLSX } from '@move/domain/kit/files/xlsx-parts.ts';
import { Zip, ZipDeflate } from 'fflate';

/** An xlsx with one sheet, zipped while its rows arrive, so that the rows are never all in memory. */
export async function sheetFile(sheet: Sheet, name: string): Promise<File> {
  const pieces: BlobPart[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    pieces.push(piece);
  });
  const encoder = new TextEncoder();
  for (const { path, text } of xlsxParts(sheet)) {
    const file = new ZipDeflate(path, { level: 4 });
    zip.add(file);
    for await (const piece of text) file.push(encoder.encode(piece));
    file.push(new Uint8Array(), true);
  }
  zip.end();
  return new File(pieces, name, { type: XLSX });
}
