import { createHash, randomBytes } from 'node:crypto';

/** Returns a secret of 256 random bits, for logins, links, files and clients. Only its hash is stored. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
