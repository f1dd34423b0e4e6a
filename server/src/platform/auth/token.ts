import { createHash, randomBytes } from 'node:crypto';

/** An opaque secret for a session, a reset link or an invitation: 256 random bits, shown once, stored hashed. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
