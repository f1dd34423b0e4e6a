import type { Locale } from '@move/domain/kit/messages/locale.ts';
import type { AuditSentences } from './audit-words.ts';
import { en } from './texts/audit-sentences.en.ts';
import { nl } from './texts/audit-sentences.nl.ts';

export const auditSentences: Readonly<Record<Locale, AuditSentences>> = { nl, en };
