import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import type pg from 'pg';
import { checkKey, type Storage } from '../storage/storage.ts';
import { FILE_LIST, type Manifest, StoredPart } from './manifest.ts';

/** Files copied at once: enough to hide the latency of a bucket. */
const AT_ONCE = 8;

interface NamedFile {
  key: string;
  sha256: string;
  isUsed: boolean;
}

export interface BackedUpFiles {
  files: Manifest['files'];
  /** Keys of used files that the storage lacks, or whose contents differ from the upload. */
  damaged: string[];
}

interface CopyOut {
  client: pg.ClientBase;
  storage: Storage;
  draft: string;
}

/** Copies every file that the snapshot names to `files/`, and lists the files in files.jsonl. */
export async function copyFilesOut({ client, storage, draft }: CopyOut): Promise<BackedUpFiles> {
  const { rows } = await client.query<NamedFile>(
    `select filename as key, encode(sha256, 'hex') as sha256,
       status = 'attached' and detached_at is null as "isUsed" from files order by filename`,
  );
  const copied: StoredPart[] = [];
  const damaged: string[] = [];
  await eachAtOnce(rows, async ({ key, sha256, isUsed }) => {
    const bytes = await storage.get(checkKey(key));
    const found = bytes && createHash('sha256').update(bytes).digest('hex');
    // an unused file isn't damaged when it is missing: it may be removed while the backup runs
    if (isUsed && found !== sha256) damaged.push(key);
    if (!bytes || !found) return;
    await writeDurably(join(draft, 'files', key), bytes);
    copied.push({ path: key, bytes: bytes.length, sha256: found });
  });
  return { files: await writeList(draft, copied), damaged: damaged.sort() };
}

async function writeList(draft: string, copied: StoredPart[]): Promise<Manifest['files']> {
  const lines = copied.sort((a, b) => (a.path < b.path ? -1 : 1)).map((file) => `${JSON.stringify(file)}\n`);
  const text = Buffer.from(lines.join(''));
  await writeDurably(join(draft, FILE_LIST), text);
  return {
    path: FILE_LIST,
    bytes: text.length,
    sha256: createHash('sha256').update(text).digest('hex'),
    count: copied.length,
    totalBytes: copied.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}

async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const file = await open(path, 'wx', 0o600);
  try {
    await writeFile(file, bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** The files of a backup, one line of files.jsonl each. */
export async function* listBackupFiles(directory: string): AsyncGenerator<StoredPart> {
  const lines = createInterface({ input: createReadStream(join(directory, FILE_LIST)) });
  for await (const line of lines) yield StoredPart.parse(JSON.parse(line));
}

export async function copyFilesIn(directory: string, storage: Storage): Promise<void> {
  const files = await Array.fromAsync(listBackupFiles(directory));
  await eachAtOnce(files, async ({ path }) => {
    await storage.put(checkKey(path), await readFile(join(directory, 'files', path)));
  });
}

export async function removeCopied(directory: string, storage: Storage): Promise<void> {
  for await (const { path } of listBackupFiles(directory)) await storage.remove(path);
}

async function eachAtOnce<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const left = items.values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const item of left) await work(item);
    }),
  );
}
