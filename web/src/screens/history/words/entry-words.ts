import type { AuditEntry } from '@move/contract/audit/audit.ts';
import { shownFullName } from '@move/domain/privacy/erased-person.ts';
import { type Locale, useLocale } from '../../../platform/texts/locale.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { historyMessages } from '../history.messages.ts';

type Verbs = Pick<(typeof historyMessages)['nl'], 'actions' | 'verbs' | 'other'>;

/** The verb of an action, “wachtwoord gewijzigd” or “toegevoegd”: by the endpoint's name, else by its first word. */
export const actionVerb = (action: string, { actions, verbs, other }: Verbs): string =>
  actions[action] ?? verbs[/^[a-z]+/.exec(action)?.[0] ?? ''] ?? other;

export function useVerb(): (action: string) => string {
  const t = useMessages(historyMessages);
  return (action) => actionVerb(action, t);
}

type Subjects = Pick<(typeof historyMessages)['nl'], 'subjects'>;

/** “Locatie Zwembad De Kikker”; a record without a name is shown by its kind, without its id. */
export function subjectWords(
  { subject_type: type, subject_name: name }: Pick<AuditEntry, 'subject_type' | 'subject_name'>,
  { subjects }: Subjects,
  locale: Locale,
): string {
  const kind = subjects[type] ?? type.replaceAll('_', ' ');
  return name === null ? kind : `${kind} ${shownFullName(name, locale)}`;
}

/** “Sanne de Wit als Pieter van den Berg”. */
export function useWho(): (entry: Pick<AuditEntry, 'actor' | 'impersonator'>) => string {
  const t = useMessages(historyMessages);
  const locale = useLocale();
  return ({ actor, impersonator }) => {
    const name = actor === null ? t.nobody : shownFullName(actor.name, locale);
    return impersonator === null ? name : t.asOther(shownFullName(impersonator.name, locale), name);
  };
}
