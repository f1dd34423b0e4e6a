import { basename } from 'node:path';
import type * as api from '@move/contract/files/files.ts';
import type { Variant } from '@move/domain/files/variants.ts';
import { sql } from 'kysely';
import { hashToken } from '../../../platform/auth/token.ts';
import { matchesEtag } from '../../../platform/http/replies/matches-etag.ts';
import { isUuid } from '../../../platform/http/input/is-uuid.ts';
import { notFound } from '../../../platform/http/problem.ts';
import type { Call, Download } from '../../../platform/http/route.ts';
import { isSignatureValid } from './signed-address.ts';
import { storedVariant, readVariant, type ServedFile } from './variants.ts';

const YEAR = 31_536_000;

// no script in a file may run, wherever it is opened (docs/rules/privacy.md#files)
const policy = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox";

type Row = ServedFile & { sha256: Buffer; visibility: 'public' | 'private' };

/**
 * Sends a public file that a record uses to everyone; any other file to its uploader, to superadmins and by a signed address. Users of the
 * tenant of a private file get it too, unless the product made it. Returns 404 to anyone else.
 */
export async function serveFile(
  { db, params, query, request, storage, config, now }: Call<typeof api.getFile> | Call<typeof api.getFileVariant>,
  variant: Variant,
): Promise<Download> {
  const id = params.file;
  if (!isUuid(id)) throw notFound();
  const signed = isSignatureValid({ id, ...query }, { key: config.filesSigningKey, now });
  const bearer = request.bearer ? hashToken(request.bearer) : null;
  const { rows } = await sql<Row>`select * from file_to_serve(${id}::uuid, ${signed}, ${bearer}::bytea)`.execute(db);
  const [file] = rows;
  if (!file) throw notFound();
  const { type } = storedVariant(file, variant);
  const mark = `"${file.sha256.toString('hex').slice(0, 24)}-${variant}"`;
  return {
    file: matchesEtag(request.ifNoneMatch, mark) ? null : () => contentsOf({ storage, file, variant }),
    filename: basename(file.filename),
    type,
    isInline: type.startsWith('image/'),
    headers: headersOf(file, mark),
  };
}

async function contentsOf({
  storage,
  file,
  variant,
}: {
  storage: Call<typeof api.getFile>['storage'];
  file: Row;
  variant: Variant;
}) {
  const contents = await readVariant(storage, file, variant);
  if (!contents) throw notFound();
  return contents;
}

/** An address always shows the same file, so a public one may be cached forever. A private one only for five minutes, by the browser. */
function headersOf({ visibility }: Row, mark: string): Record<string, string> {
  const isPublic = visibility === 'public';
  return {
    etag: mark,
    'cache-control': isPublic ? `public, max-age=${YEAR}, immutable` : 'private, max-age=300',
    'content-security-policy': policy,
    'cross-origin-resource-policy': isPublic ? 'cross-origin' : 'same-origin',
  };
}
