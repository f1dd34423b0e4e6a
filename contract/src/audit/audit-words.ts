import type { Locale } from '@move/domain/kit/messages/locale.ts';
import { sentencesEn } from './audit-sentences-en.ts';
import { sentencesNl } from './audit-sentences-nl.ts';
import { en } from './audit-words-en.ts';
import { nl } from './audit-words-nl.ts';

type ByName = Readonly<Record<string, string>>;
export type AuditWords = { actions: ByName; verbs: ByName; other: string; subjects: ByName; values: ByName };

/** How the trail reads: what was done, to what, and the words of fixed lists; for screens and for the export of a person. */
export const auditWords: Readonly<Record<Locale, AuditWords>> = { nl, en };

/** Whole sentences, by the endpoint's name or else its first word: `{who}` did something to `{what}`. */
export type AuditSentences = {
  actions: ByName;
  verbs: ByName;
  other: string;
  /** What is shown by its name alone, or in other words than its kind. */
  subjects: ByName;
  /** A record without a name, by its kind. */
  unnamed: (kind: string) => string;
};

export const auditSentences: Readonly<Record<Locale, AuditSentences>> = { nl: sentencesNl, en: sentencesEn };
