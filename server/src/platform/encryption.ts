import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** What a secret is for: each use has a key of its own, so that a value moved to another column can't be read there. */
export type SecretUse = 'iban' | 'sepa-file' | 'payment-key' | 'order-link' | 'stored-reply' | 'build-secret';

const keyFor = (appKey: string, use: SecretUse) =>
  Buffer.from(hkdfSync('sha256', Buffer.from(appKey, 'base64'), '', `move:${use}`, 32));

/** Encrypts a text with the installation's APP_KEY, for a column of type bytea: nonce, tag, text (AES-256-GCM). */
export function encrypt(text: string, { appKey, use }: { appKey: string; use: SecretUse }): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, keyFor(appKey, use), nonce);
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]);
}

/** Throws when the value was changed, or encrypted with another key or for another use. */
export function decrypt(value: Uint8Array, { appKey, use }: { appKey: string; use: SecretUse }): string {
  const bytes = Buffer.from(value);
  const decipher = createDecipheriv(ALGORITHM, keyFor(appKey, use), bytes.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const text = Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
  return text.toString('utf8');
}
