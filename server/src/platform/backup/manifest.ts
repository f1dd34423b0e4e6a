import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { errorCode, OperatorError } from '../operator-error.ts';

export const MANIFEST = 'manifest.json';
export const FILE_LIST = 'files.jsonl';

/** A file of a backup. In files.jsonl `path` is the key in the storage; in the backup that file is `files/<path>`. */
export const StoredPart = z.object({ path: z.string(), bytes: z.number(), sha256: z.string() });

/** `rowsHash` is the sum of a hash of each row, so it doesn't depend on their order (table-facts.ts). */
const BackupTable = StoredPart.extend({
  schema: z.string(),
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.number(),
  rowsHash: z.string(),
});

const BackupPartition = z.object({ parent: z.string(), name: z.string(), bound: z.string(), isProtected: z.boolean() });

/** The contents of a backup. `format` changes when an older version of Move would misread the backup. */
export const Manifest = z.object({
  format: z.literal(1),
  version: z.string(),
  madeAt: z.string(),
  server: z.string(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  queueLevel: z.number(),
  /** Hashes by which a restore recognises the keys; the keys of the embedded database are in `secrets/`. */
  keys: z.object({ appKey: z.string(), filesSigningKey: z.string(), areIncluded: z.boolean() }),
  tables: z.array(BackupTable),
  partitions: z.array(BackupPartition),
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
  /** Null when the backup has no files. */
  files: StoredPart.extend({ count: z.number(), totalBytes: z.number() }).nullable(),
});

export type Manifest = z.output<typeof Manifest>;
export type BackupTable = Manifest['tables'][number];
export type BackupPartition = Manifest['partitions'][number];
export type StoredPart = z.output<typeof StoredPart>;

/** Reads and checks the manifest of a backup. Throws an OperatorError for a directory that isn't a complete backup. */
export function readManifest(directory: string): Manifest {
  const text = readManifestText(directory);
  const parsed = Manifest.safeParse(parseJson(text));
  if (!parsed.success)
    throw new OperatorError(
      `${join(directory, MANIFEST)} is not the manifest of a backup that this version of Move can read: restore it with the version that made it.`,
    );
  return parsed.data;
}

function readManifestText(directory: string): string {
  try {
    return readFileSync(join(directory, MANIFEST), 'utf8');
  } catch (error) {
    throw new OperatorError(
      `${directory} is not a backup: ${errorCode(error) === 'ENOENT' ? `it has no ${MANIFEST}` : `its ${MANIFEST} can't be read (${errorCode(error)})`}.`,
    );
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A hash that recognises a key without revealing it: the key is 32 random bytes. */
export function keyHash(key: string): string {
  return createHash('sha256').update(`move backup ${key}`).digest('hex').slice(0, 32);
}
