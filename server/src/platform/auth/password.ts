import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { withoutTrailing } from '@move/domain/kit/text/text.ts';

const argon2Async = promisify(argon2);
// OWASP lists settings of equal strength for argon2id. 12 MiB, three passes and parallelism 1 take 20 ms of CPU a login; 19 MiB and two
// passes took 34 ms.
const memory = 12_288;
const passes = 3;

/**
 * The characters of a password that count. No stored password has more, and normalizing takes time that grows with the square of the
 * length.
 */
const CHARACTERS_MAX = 1_000;

type Parameters = { memory: number; passes: number; salt: Buffer; length: number };

/** Hashes in the thread pool, so that the event loop isn't blocked. */
function derive(password: string, { memory, passes, salt, length }: Parameters): Promise<Buffer> {
  const message = Buffer.from(password.slice(0, CHARACTERS_MAX).normalize('NFC'), 'utf8');
  return argon2Async('argon2id', { message, nonce: salt, parallelism: 1, tagLength: length, memory, passes });
}

const encode = (bytes: Buffer) => withoutTrailing(bytes.toString('base64'), '=');

/** A PHC string: `$argon2id$v=19$m=…,t=…,p=1$salt$hash`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive(password, { memory, passes, salt, length: 32 });
  return `$argon2id$v=19$m=${memory},t=${passes},p=1$${encode(salt)}$${encode(hash)}`;
}

// A hash of no password, so that a login with an unknown address takes as long as one with a known address.
const UNKNOWN_USER_HASH = `$argon2id$v=19$m=${memory},t=${passes},p=1$${encode(Buffer.alloc(16, 7))}$${encode(Buffer.alloc(32, 7))}`;

/** Returns whether a hash was made with older settings; the owner's next login hashes the password again. */
export const isOutdatedHash = (stored: string): boolean =>
  !stored.startsWith(`$argon2id$v=19$m=${memory},t=${passes},p=1$`);

/** Returns whether the password belongs to the hash; a missing hash takes as long and returns false. */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$([\w+/]+)\$([\w+/]+)$/.exec(stored ?? UNKNOWN_USER_HASH);
  if (!match) return false;
  const [, m, t, salt = '', hash = ''] = match;
  const expected = Buffer.from(hash, 'base64');
  const given = await derive(password, {
    memory: Number(m),
    passes: Number(t),
    salt: Buffer.from(salt, 'base64'),
    length: expected.length,
  });
  return timingSafeEqual(given, expected) && stored !== null;
}
