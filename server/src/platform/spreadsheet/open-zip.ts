import type { Readable } from 'node:stream';
import { inMegabytes } from '@move/domain/kit/files/file-rules.ts';
import { type Entry, fromBufferPromise } from 'yauzl';
import { invalid } from '../http/problem.ts';

/** Opens a part of a zip by its path; null when there is none. */
export type OpenPart = (path: string) => Promise<Readable | null>;

/** A workbook has some dozens of parts, and one for each picture. */
const PARTS_MAX = 2_000;

/**
 * Opens a zip. The parts that are read may unpack to `maxBytes` together: a part is refused by the size in the directory of the zip before
 * it is unpacked, and its stream fails when it turns out to be longer. Throws a Problem on `file`.
 */
export async function openZip(bytes: Uint8Array, maxBytes: number): Promise<OpenPart> {
  const zip = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  if (zip.entryCount > PARTS_MAX) throw invalid('file', 'file.sheet');
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName.toLowerCase(), entry);
  let left = maxBytes;
  return async (path) => {
    // the paths inside a workbook ignore case
    const entry = entries.get(path.toLowerCase());
    if (entry === undefined) return null;
    left -= entry.uncompressedSize;
    if (left < 0) throw invalid('file', 'file.unpacked', { size: inMegabytes(maxBytes) });
    return zip.openReadStreamPromise(entry);
  };
}
