import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Variant } from '@move/domain/files/variants.ts';
import { sql } from 'kysely';

/** Where the image behind a column is fetched, as rows of lists show it (contract: ImageAddress); null for none. */
export const fileAddress = (column: string) => sql<string | null>`'/v1/files/' || ${sql.ref(column)}`;

type Lending = { key: string; now: Date };

/** An address at which anybody who has it may read a private file for so many seconds. */
export function signedAddress(
  { id, variant = 'original', seconds = 900 }: { id: string; variant?: Variant; seconds?: number },
  { key, now }: Lending,
): string {
  const expires = String(Math.floor(now.getTime() / 1_000) + seconds);
  return `/v1/files/${id}/${variant}?expires=${expires}&signature=${signatureOf(id, expires, key).toString('base64url')}`;
}

type Claim = { id: string; signature?: string | undefined; expires?: string | undefined };

/** Whether the address was made here for this file and hasn't ended. */
export function isSigned({ id, signature, expires }: Claim, { key, now }: Lending): boolean {
  if (signature === undefined || expires === undefined || !/^\d{1,12}$/.test(expires)) return false;
  const given = Buffer.from(signature, 'base64url');
  const right = signatureOf(id, expires, key);
  return given.length === right.length && timingSafeEqual(given, right) && Number(expires) * 1_000 > now.getTime();
}

const signatureOf = (id: string, expires: string, key: string) =>
  createHmac('sha256', Buffer.from(key, 'base64')).update(`file ${id} ${expires}`).digest();
