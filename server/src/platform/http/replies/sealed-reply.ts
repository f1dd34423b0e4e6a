import type { Endpoint } from '@move/contract/kit/endpoint.ts';
import { z } from 'zod';
import { decrypt, encrypt } from '../../encryption.ts';

/** A stored reply that can be read with the installation's key alone. */
const Sealed = z.strictObject({ sealed: z.string() });

type Answered = { answer: unknown; appKey: string };

/** What is stored of a reply for an Idempotency-Key: nothing when it has a secret, unless the endpoint has it encrypted. */
export function storableReply(
  { hasSecret = false, sealsReply = false }: Pick<Endpoint, 'hasSecret' | 'sealsReply'>,
  { answer, appKey }: Answered,
): unknown {
  if (sealsReply) {
    const sealed = encrypt(JSON.stringify(answer), { appKey, use: 'stored-reply' });
    return { sealed: sealed.toString('base64') } satisfies z.output<typeof Sealed>;
  }
  return hasSecret ? undefined : answer;
}

/** A stored reply as it was sent. */
export function openReply(stored: unknown, appKey: string): unknown {
  const { data } = Sealed.safeParse(stored);
  if (!data) return stored;
  return JSON.parse(decrypt(Buffer.from(data.sealed, 'base64'), { appKey, use: 'stored-reply' }));
}
