import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Variant } from '@move/domain/files/variants.ts';
import { sql } from 'kysely';

/** SQL: the address of the image whose id is in a column, for rows of lists (`ImageAddress` of the contract); null without an image. */
export const fileAddress = (column: string) => sql<string | null>`'/v1/files/' || ${sql.ref(column)}`;

type Lending = { key: string; now: Date };

/** Creates an address at which any holder may read a private file for this many seconds. */
export function signedAddress(
  { id, variant = 'original', seconds = 900 }: { id: string; variant?: Variant; seconds?: number },
  { key, now }: Lending,
): string {
  const expires = String(Math.floor(now.getTime() / 1_000) + seconds);
  return `/v1/files/${id}/${variant}?expires=${expires}&signature=${signatureOf(id, expires, key).toString('base64url')}`;
}

type Claim = { id: string; signature?: string | undefined; expires?: string | undefined };

/** Returns whether the address was signed here for this file and hasn't expired. */
export function isSignatureValid({ id, signature, expires }: Claim, { key, now }: Lending): boolean {
  if (signature === undefined || expires === undefined || !/^\d{1,12}$/.test(expires)) return false;
  const given = Buffer.from(signature, 'base64url');
  const right = signatureOf(id, expires, key);
  return given.length === right.length && timingSafeEqual(given, right) && Number(expires) * 1_000 > now.getTime();
}

const signatureOf = (id: string, expires: string, key: string) =>
  createHmac('sha256', Buffer.from(key, 'base64')).update(`file ${id} ${expires}`).digest();
