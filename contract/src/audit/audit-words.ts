import type { Locale } from '@move/domain/kit/messages/locale.ts';
import { sentencesEn } from './audit-sentences-en.ts';
import { sentencesNl } from './audit-sentences-nl.ts';
import { en } from './audit-words-en.ts';
import { nl } from './audit-words-nl.ts';

type ByName = Readonly<Record<string, string>>;
export type AuditWords = { actions: ByName; verbs: ByName; other: string; subjects: ByName; values: ByName };

/** The texts of the audit trail: actions, subjects and values of fixed lists; for screens and for the export of a person. */
export const auditWords: Readonly<Record<Locale, AuditWords>> = { nl, en };

/** Whole sentences, by the name of the endpoint or else its first word: `{who}` did something to `{what}`. */
export type AuditSentences = {
  actions: ByName;
  verbs: ByName;
  other: string;
  /** Subjects that are shown by their name only, or by other words than their kind. */
  subjects: ByName;
  /** A record without a name, by its kind. */
  unnamed: (kind: string) => string;
};

export const auditSentences: Readonly<Record<Locale, AuditSentences>> = { nl: sentencesNl, en: sentencesEn };
