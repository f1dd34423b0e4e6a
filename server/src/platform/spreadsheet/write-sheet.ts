import { setImmediate } from 'node:timers/promises';
import { type Sheet, xlsxParts } from '@move/domain/kit/files/xlsx-parts.ts';
import { Zip, ZipDeflate } from 'fflate';

/**
 * Writes an xlsx file of one sheet piece by piece. Reads more rows only after the previous ones were written, and lets other calls run
 * between pieces.
 */
export async function* writeSheet(sheet: Sheet): AsyncGenerator<Uint8Array> {
  const pieces: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    pieces.push(piece);
  });
  const encoder = new TextEncoder();
  for (const { path, text } of xlsxParts(sheet)) {
    const file = new ZipDeflate(path, { level: 4 });
    zip.add(file);
    for await (const piece of text) {
      file.push(encoder.encode(piece));
      yield* pieces.splice(0);
      await setImmediate();
    }
    file.push(new Uint8Array(), true);
  }
  zip.end();
  yield* pieces.splice(0);
}
