import type { AuditEntry } from '@move/contract/audit/audit.ts';
import { actionText, ATTENDANCE_ACTIONS } from '@move/contract/audit/audit-words.ts';
import { isSubjectType, subjectWord } from '@move/contract/audit/subjects.ts';
import { CHECK_INS, type CheckIn } from '@move/domain/participants/participant.ts';
import { shownFullName } from '@move/domain/privacy/erased-person.ts';
import { type Formats, useFormats } from '../../../platform/texts/formats.ts';
import { type Locale, useLocale } from '../../../platform/texts/locale.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { historyMessages } from '../history.messages.ts';

type HistoryWords = (typeof historyMessages)['nl'];
type Subject = Pick<AuditEntry, 'subject_type' | 'subject_name'>;

/** “Locatie Zwembad De Kikker”; a record without a name is shown by its kind, without its id. */
export function subjectWords({ subject_type: type, subject_name: name }: Subject, locale: Locale): string {
  const kind = subjectWord(locale, type);
  return name === null ? kind : `${kind} ${shownFullName(name, locale)}`;
}

const SESSION_MOMENT = /(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2})(:\d{2})?$/;

type Entry = Subject & Pick<AuditEntry, 'action' | 'changes'>;

/** The sentence for what an endpoint's name doesn't show: publishing, attendance, and planning several sessions at once. */
function specialSentence(
  { action, subject_type: type, changes }: Entry,
  sentences: HistoryWords['sentences'],
): string | null {
  const concept = changes.find(({ field }) => field === 'concept');
  if (action.startsWith('update') && typeof concept?.old === 'boolean' && typeof concept.new === 'boolean')
    return concept.new ? sentences.unpublished : sentences.published;
  const status = changes.find(({ field }) => field === 'check_in')?.new;
  if (ATTENDANCE_ACTIONS.includes(action) && isCheckIn(status)) return sentences.attendance[status];
  const made = changes.find(({ field }) => field === 'made')?.new;
  if (typeof made !== 'number' || made < 2) return null;
  return (type === 'sessions' ? sentences.planned : sentences.plannedFor).replace('{count}', String(made));
}

const isCheckIn = (value: unknown): value is CheckIn => CHECK_INS.some((status) => status === value);

/** “Anna de Vries accepteerde Zwemclub De Dolfijn”. */
export function auditSentence(
  entry: Entry,
  { who, t, formats, locale }: { who: string; t: HistoryWords; formats: Pick<Formats, 'date'>; locale: Locale },
): string {
  const { action, subject_type: type, subject_name: stored } = entry;
  const { subjects, unnamed } = t.sentences;
  const sentence = specialSentence(entry, t.sentences) ?? actionText(t.sentences, action);
  const kind = subjectWord(locale, type).replace(/^./, (first) => first.toLowerCase());
  const inSentence = isSubjectType(type) ? subjects[type] : undefined;
  const name = stored?.replace(SESSION_MOMENT, (_, date: string, time: string) => `${formats.date(date)}, ${time}`);
  const count = entry.changes.find(({ field }) => field === 'valid')?.new;
  const isOwn = type === 'users' && action.startsWith('update') && name === who;
  const what =
    name === undefined
      ? unnamed(kind)
      : isOwn
        ? t.ownData
        : type === 'imports' && typeof count === 'number'
          ? t.imported(count, name)
          : (inSentence ?? `${kind} {name}`).replace('{name}', () => shownFullName(name, locale));
  const text = sentence.replace('{who}', () => who).replace('{what}', () => what);
  return text.replace(/^./u, (first) => first.toUpperCase());
}

/** The sentence of an entry, with its actor. */
export function useSentence(): (entry: AuditEntry) => string {
  const t = useMessages(historyMessages);
  const formats = useFormats();
  const locale = useLocale();
  const who = useWho();
  return (entry) => auditSentence(entry, { who: who(entry), t, formats, locale });
}

/** The user behind an entry; during an impersonation “Sanne de Wit als Pieter van den Berg”. */
export function useWho(): (entry: Pick<AuditEntry, 'actor' | 'impersonator'>) => string {
  const t = useMessages(historyMessages);
  const locale = useLocale();
  return ({ actor, impersonator }) => {
    const name = actor === null ? t.nobody : shownFullName(actor.name, locale);
    return impersonator === null ? name : t.asOther(shownFullName(impersonator.name, locale), name);
  };
}
