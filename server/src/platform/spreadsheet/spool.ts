import { createReadStream, type ReadStream } from 'node:fs';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Writes a file to disk first and returns it as a stream, so that a slow download holds neither a database connection nor the file
 * in memory, and a failure while writing still gets an error status. The file is unlinked when this returns, so nothing remains
 * however the process ends.
 */
export async function spool(pieces: AsyncIterable<Uint8Array>): Promise<ReadStream> {
  const directory = await mkdtemp(join(tmpdir(), 'move-'));
  try {
    const path = join(directory, 'file');
    const file = await open(path, 'wx+', 0o600);
    try {
      for await (const piece of pieces) await file.appendFile(piece);
    } catch (error) {
      await file.close();
      throw error;
    }
    return createReadStream('', { fd: file, start: 0 });
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
