import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { errorCode } from '../operator-error.ts';
import { checkKey, type Storage, type Stored } from './storage.ts';

/**
 * Files in a directory. Each is written under a temporary name in the same directory and renamed when complete, so that no
 * reader gets half a file.
 */
export function diskStorage(root: string): Storage {
  const pathOf = (key: string) => join(root, checkKey(key));
  return {
    put: async (key, bytes) => {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      const draft = `${path}.${randomUUID()}.part`;
      try {
        await writeDurably(draft, bytes);
        await rename(draft, path);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    get: async (key) => {
      const bytes = await orMissing(readFile(pathOf(key)));
      return bytes && new Uint8Array(bytes);
    },
    read: async (key) => {
      const file = await orMissing(open(pathOf(key)));
      return file && file.createReadStream();
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    list: (folder) => filesBelow(root, folder),
  };
}

async function orMissing<Found>(finding: Promise<Found>): Promise<Found | null> {
  try {
    return await finding;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}

/** fsync first, or after a power cut the database may point at a lost file. */
async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function* filesBelow(root: string, folder: string): AsyncGenerator<Stored> {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(
    (error: unknown) => {
      if (errorCode(error) === 'ENOENT') return [];
      throw error;
    },
  );
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const facts = await stat(path).catch(() => null);
    if (facts) yield { key: relative(root, path).split(sep).join('/'), modifiedAt: facts.mtime, size: facts.size };
  }
}
