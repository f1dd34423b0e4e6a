import type { Endpoint } from '@move/contract/kit/endpoint.ts';
import { z } from 'zod';
import { decrypt, encrypt } from '../../encryption.ts';

/** A stored reply that is encrypted with the installation's key. */
const Sealed = z.strictObject({ sealed: z.string() });

type Answered = { answer: unknown; appKey: string };

/** Returns what is stored of a reply for an Idempotency-Key: nothing of a reply with a secret, unless the endpoint encrypts it. */
export function bodyToStore(
  { hasSecret = false, sealsReply = false }: Pick<Endpoint, 'hasSecret' | 'sealsReply'>,
  { answer, appKey }: Answered,
): unknown {
  if (sealsReply) {
    const sealed = encrypt(JSON.stringify(answer), { appKey, use: 'stored-reply' });
    return { sealed: sealed.toString('base64') } satisfies z.output<typeof Sealed>;
  }
  return hasSecret ? undefined : answer;
}

/** Returns a stored reply as it was sent, decrypted if it is sealed. */
export function openReply(stored: unknown, appKey: string): unknown {
  const { data } = Sealed.safeParse(stored);
  if (!data) return stored;
  return JSON.parse(decrypt(Buffer.from(data.sealed, 'base64'), { appKey, use: 'stored-reply' }));
}
