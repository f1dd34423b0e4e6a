import type { MessageAudience } from '@move/contract/messages/message.ts';
import type { ApiError } from '@move/contract/kit/client/client.ts';
import type { MessageTexts } from '@move/domain/messages/variables.ts';
import { useState } from 'react';
import { useCall } from '../../platform/api/calls.ts';
import { errorText } from '../../platform/notify.ts';
import { useReads } from '../../platform/api/use-reads.ts';
import { messageCalls, messageReads, type MessageScope, type SessionsScope, targetsOf } from './message-calls.ts';

/** One organisation that the message is sent for. */
export type Outgoing = ReturnType<typeof useMessageSending>['parts'][number];

/** The result of sending the message of one organisation: how many mails were sent, or why it was refused. */
type Outcome = { sent: number; error?: never } | { sent?: never; error: string };

/**
 * The recipients of each organisation, and the function that sends the message to them. A refusal for one organisation doesn't stop the
 * others.
 */
export function useMessageSending(scope: MessageScope | SessionsScope, audience: MessageAudience) {
  const calls = messageCalls(scope);
  const targets = targetsOf(scope);
  const send = useCall(calls.send, { invalidates: messageReads, showsErrors: true });
  const test = useCall(calls.test, { showsErrors: true });
  const [outcomes, setOutcomes] = useState<ReadonlyMap<number, Outcome>>(new Map());
  const inputs = targets.map(({ params, extra }) => ({ params, body: { ...audience, ...extra } }));
  const reads = useReads(calls.preview, inputs, { keepsPrevious: true, showsErrors: targets.length > 1 });
  const parts = targets.map(({ name, params, extra }, at) => {
    const { data, isPlaceholderData, error: failure = null } = reads[at] ?? {};
    const preview = isPlaceholderData === true ? undefined : data?.preview;
    const outcome = outcomes.get(params.organizationId);
    const error = outcome?.error ?? (preview === undefined && failure !== null ? errorText(failure) : null);
    const isReading = preview === undefined && failure === null;
    const { waiting, signed_out: signedOut } = data?.preview ?? {};
    return { name, params, extra, preview, waiting, signedOut, isReading, error, sent: outcome?.sent };
  });
  const open = parts.filter(({ preview, sent }) => sent === undefined && (preview?.recipients ?? 0) > 0);

  /**
   * Sends the message of each organisation that has recipients and hasn't sent it yet. Returns the refusals and the number of recipients in
   * all.
   */
  const sendAll = async (texts: MessageTexts) => {
    const errors: ApiError[] = [];
    const after = new Map(outcomes);
    for (const { params, extra } of open) {
      const result = await send.call({ params, body: { ...texts, ...audience, ...extra } });
      if (!result.ok) errors.push(result.error);
      after.set(
        params.organizationId,
        result.ok ? { sent: result.reply.message.recipients } : { error: errorText(result.error) ?? '' },
      );
      setOutcomes(new Map(after));
      // without a connection the next call would fail too; a retry sends this call with the same idempotency key
      if (!result.ok && result.error.status === 0) break;
    }
    return { errors, recipients: [...after.values()].reduce((total, { sent = 0 }) => total + sent, 0) };
  };
  const tryOut = (texts: MessageTexts) => {
    const first = open[0] ?? parts[0];
    return first && test.call({ params: first.params, body: { ...texts, ...audience, ...first.extra } });
  };
  return { parts, open, sendAll, tryOut, isSending: send.isPending, isTrying: test.isPending };
}
