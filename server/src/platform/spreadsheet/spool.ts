import { createReadStream, type ReadStream } from 'node:fs';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Writes a file to the disk first and answers it as a stream. Whoever downloads slowly then holds neither a connection of the
 * database nor the file in memory, and a fault while writing is still an answer with a status. The file has no name any more
 * when this returns, so nothing is left behind however the process ends.
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
