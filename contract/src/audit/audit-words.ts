import type { Locale } from '@move/domain/kit/messages/locale.ts';
import type { CheckIn } from '@move/domain/participants/participant.ts';
import { en } from './texts/audit-words.en.ts';
import { nl } from './texts/audit-words.nl.ts';
import type { SubjectType } from './subjects.ts';

type ByName = Readonly<Record<string, string>>;

/** The first word of an action: what was done. A test checks that every audited endpoint's name begins with such a verb. */
export type AuditVerb = keyof typeof nl.verbs;
/** The name of an action: of an endpoint, or of something that the product does by itself. */
export type AuditAction = `${AuditVerb}${string}`;

/** Actions that note attendance: by far the most entries of a trail. */
export const ATTENDANCE_ACTIONS: readonly string[] = ['sendTap', 'checkIn'];

type Texts<Verbs> = {
  /** Texts by the name of the action, for actions whose first word is not enough. */
  actions: ByName;
  verbs: Verbs;
  /** An action of an earlier release. */
  other: string;
};

export type AuditWordsOf<Verbs> = Texts<Verbs> & {
  /** Words of fixed lists, such as a status. */
  values: ByName;
};
type ByVerb = Readonly<Record<AuditVerb, string>>;
export type AuditWords = AuditWordsOf<ByVerb>;

/** The texts of the audit trail: actions and values of fixed lists; for screens and for the export of a person. */
export const auditWords: Readonly<Record<Locale, AuditWords>> = { nl, en };

/** Whole sentences, by the action's name or else its first word: `{who}` did something to `{what}`. */
export type AuditSentences = Texts<ByVerb> & {
  /** For an activity or product that is published or becomes a draft again. */
  published: string;
  unpublished: string;
  /** `{count}` sessions that were planned together: `{what}` is the first session, or in `plannedFor` the activity. */
  planned: string;
  plannedFor: string;
  /** For a participant whose attendance changed, by the new value. */
  attendance: Readonly<Record<CheckIn, string>>;
  /** By kind: how a sentence names a record, if not by the word of its kind and its name, e.g. `{name}` alone. */
  subjects: Readonly<Partial<Record<SubjectType, string>>>;
  /** A record without a name, by its kind. */
  unnamed: (kind: string) => string;
};

const own = (texts: ByName, name: string): string | undefined => (Object.hasOwn(texts, name) ? texts[name] : undefined);

/** The text of an action: its own, else that of its first word. */
export function actionText({ actions, verbs, other }: Texts<ByVerb>, action: string): string {
  return own(actions, action) ?? own(verbs, /^[a-z]+/.exec(action)?.[0] ?? '') ?? other;
}
