import { withoutTrailing } from '@move/domain/kit/text/text.ts';
import { checkKey, type Storage } from './storage.ts';

export type S3Settings = { endpoint: string; bucket: string; region: string; key: string; secret: string };

const TRIES = 3;
const TIMEOUT_MS = 10_000;
/** The bytes read at once. The next piece is requested when the previous one was sent, so that a slow reader exceeds no time limit. */
const PIECE_BYTES = 256 * 1024;

/** Files in a bucket of an S3-compatible service. Each call has ten seconds, and three tries on server errors. */
export function s3Storage(settings: S3Settings): Storage {
  // loaded on first use: most installations store files on disk
  let opened: Promise<Bucket> | undefined;
  const bucket = () => (opened ??= openBucket(settings));
  return {
    put: async (key, bytes) => {
      checkKey(key);
      await withRetries(async () => (await bucket()).putObject(key, bytes));
    },
    get: async (key) => {
      checkKey(key);
      const bytes = await withRetries(async () => (await bucket()).getObjectArrayBuffer(key));
      return bytes === null ? null : new Uint8Array(bytes);
    },
    read: async (key) => {
      checkKey(key);
      const read = (from: number) => withRetries(async () => readPiece(await bucket(), key, from));
      const first = await read(0);
      return first && pieces(first, read);
    },
    remove: async (key) => {
      checkKey(key);
      await withRetries(async () => (await bucket()).deleteObject(key));
    },
    list: (folder) => pages(bucket, folder),
  };
}

type Bucket = Awaited<ReturnType<typeof openBucket>>;

async function openBucket({ endpoint, bucket, region, key, secret }: S3Settings) {
  const { S3mini } = await import('s3mini');
  return new S3mini({
    endpoint: `${withoutTrailing(endpoint, '/')}/${bucket}`,
    region,
    accessKeyId: key,
    secretAccessKey: secret,
    requestAbortTimeout: TIMEOUT_MS,
  });
}

type Piece = { bytes: Uint8Array<ArrayBuffer>; total: number };

async function readPiece(bucket: Bucket, key: string, from: number): Promise<Piece | null> {
  try {
    const response = await bucket.getObjectRaw(key, false, from, from + PIECE_BYTES);
    const bytes = new Uint8Array(await response.arrayBuffer());
    const total = /\/(\d+)$/.exec(response.headers.get('content-range') ?? '')?.[1];
    return { bytes, total: Number(total ?? bytes.length) };
  } catch (error) {
    if (statusOf(error) === 404) return null;
    throw error;
  }
}

async function* pieces(first: Piece, read: (from: number) => Promise<Piece | null>) {
  let sent = first.bytes.length;
  yield first.bytes;
  while (sent < first.total) {
    const next = await read(sent);
    if (!next || next.bytes.length === 0) throw new Error('a file was removed while it was read');
    sent += next.bytes.length;
    yield next.bytes;
  }
}

async function* pages(bucket: () => Promise<Bucket>, folder: string) {
  let next: string | undefined;
  do {
    const page = await withRetries(async () => (await bucket()).listObjectsPaged('/', folder, 1_000, next));
    for (const { Key, LastModified, Size } of page?.objects ?? []) {
      yield { key: Key, modifiedAt: new Date(LastModified), size: Number(Size) };
    }
    next = page?.nextContinuationToken;
  } while (next !== undefined);
}

async function withRetries<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      // retrying a refusal is useless
      const isRefused = (statusOf(error) ?? 500) < 500;
      if (attempt === TRIES || isRefused) throw error;
      await new Promise((resolve) => setTimeout(resolve, 200 * 2 ** attempt));
    }
  }
}

const statusOf = (error: unknown) => (error instanceof Error && 'status' in error ? Number(error.status) : undefined);
