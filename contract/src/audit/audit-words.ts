import type { Locale } from '@move/domain/kit/messages/locale.ts';
import { en } from './audit-words-en.ts';
import { nl } from './audit-words-nl.ts';

type ByName = Readonly<Record<string, string>>;
export type AuditWords = { actions: ByName; verbs: ByName; other: string; subjects: ByName; values: ByName };

/** How the trail reads: what was done, to what, and the words of fixed lists; for screens and for the export of a person. */
export const auditWords: Readonly<Record<Locale, AuditWords>> = { nl, en };
