import type { Session } from '@move/contract/sessions/sessions.ts';
import { withFullStop } from '@move/domain/kit/text/text.ts';
import { cancelReasonText } from '@move/domain/sessions/session-cancellation.ts';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useLocale } from '../../../platform/texts/locale.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { useListWords } from '../../../screens/edit/fields/list-words.ts';
import { canceledSessionMessages } from './canceled-session.messages.ts';

/** When and why a session was canceled, and who was mailed; undefined for a session that isn't canceled. */
export function useCanceledText(session: Session | null): string | undefined {
  const t = useMessages(canceledSessionMessages);
  const formats = useFormats();
  const locale = useLocale();
  const inWords = useListWords();
  if (session?.status !== 'canceled') return undefined;
  const { canceled_at: at, canceled_cause: cause, canceled_reason: reason, canceled_notified: notified } = session;
  const why = cancelReasonText({ cause, reason }, locale);
  const sentences = [
    t.when(at === null ? null : formats.moment(at, session.tz)),
    why === null ? null : withFullStop(why),
    notified === null ? null : t.mailed(inWords(notified.map((audience) => t.audiences[audience]))),
  ];
  return sentences.filter((text) => text !== null).join(' ');
}
