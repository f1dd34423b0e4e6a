import type { ApiError } from '@move/contract/kit/client/client.ts';
import type { FieldErrors } from '@move/contract/kit/validate.ts';
import { validate } from '@move/contract/kit/validate.ts';
import { type MessageAudience, messageDraft } from '@move/contract/messages/message.ts';
import { messageLabels } from '@move/contract/messages/messages.labels.ts';
import { writtenVariable } from '@move/domain/kit/text/text-variables.ts';
import type { MessageKind, MessageVariable } from '@move/domain/messages/variables.ts';
import { useState } from 'react';
import { notifyError } from '../../platform/notify.ts';
import { useLocale } from '../../platform/texts/locale.ts';

/** Who gets the message: participants, participants and people on the waiting list (`everybody`), or only people on the waiting list. */
export type AudienceChoice = 'participants' | 'everybody' | 'waitlist';

/** The audience in the format of the call. */
type DraftAudience = MessageAudience & { purchase_ids?: number[] };

/** A message being written; errors are shown on sending and disappear as fields are corrected. */
export function useMessageDraft(kind: MessageKind, ids: readonly number[], first: AudienceChoice) {
  const locale = useLocale();
  const [texts, setTexts] = useState({ subject: '', body: '' });
  const [reach, setReach] = useState(first);
  const [includesSignedOut, setIncludesSignedOut] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>({});
  const reached: DraftAudience = {
    ...(ids.length > 0 && { participant_ids: [...ids] }),
    include_participants: reach !== 'waitlist',
    include_waitlist: reach !== 'participants',
    ...(includesSignedOut && { include_signed_out: true }),
  };
  // a product has no waiting list
  const audience: DraftAudience = kind === 'product' ? { purchase_ids: [...ids] } : reached;
  const clear = (field: keyof typeof texts) =>
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([path]) => path !== field)));
  const change = (field: keyof typeof texts, value: string) => {
    setTexts((before) => ({ ...before, [field]: value }));
    clear(field);
  };
  /** Inserts a variable at the cursor. */
  const insert = (variable: MessageVariable, area: HTMLTextAreaElement | null) => {
    const [start, end] = [area?.selectionStart ?? texts.body.length, area?.selectionEnd ?? texts.body.length];
    const text = writtenVariable(variable);
    // into the current text, which may not be rendered yet
    setTexts((before) => ({ ...before, body: before.body.slice(0, start) + text + before.body.slice(end) }));
    clear('body');
    requestAnimationFrame(() => {
      area?.focus();
      area?.setSelectionRange(start + text.length, start + text.length);
    });
  };
  const isRight = () => {
    const result = validate(messageDraft(kind), { ...texts, ...audience }, { labels: messageLabels, locale });
    setErrors(result.ok ? {} : result.errors);
    return result.ok;
  };
  /** Shows the errors on their fields, and in a notification. */
  const refuse = (error: ApiError) => {
    setErrors(error.errors);
    notifyError(error);
  };
  const isChanged = texts.subject !== '' || texts.body !== '';
  const signedOut = { isIncluded: includesSignedOut, include: setIncludesSignedOut };
  return { texts, change, insert, reach, setReach, signedOut, audience, errors, refuse, isRight, isChanged };
}
