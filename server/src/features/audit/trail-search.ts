import { auditSentences } from '@move/contract/audit/audit-sentences.ts';
import { isSubjectType, SUBJECTS, subjectWord } from '@move/contract/audit/subjects.ts';
import type { Locale } from '@move/domain/kit/messages/locale.ts';
import { fold } from '@move/domain/kit/text/fold.ts';
import { readOrderNumber } from '@move/domain/orders/order-number.ts';
import { CHECK_INS } from '@move/domain/participants/participant.ts';
import { type RawBuilder, sql } from 'kysely';
import { matches } from '../../platform/database/expressions/search.ts';
import { all } from '../../platform/database/page.ts';

/** More words than anyone types; each is a condition of its own. */
const MAX_WORDS = 8;

type Search = {
  locale: Locale;
  /** SQL: the ids, as text, of the participants whose name has this word and whom the reader may see; null for a reader who sees none. */
  participantsNamed: ((word: string) => RawBuilder<unknown>) | null;
};

/** SQL: each word of the search is in the sentence of the entry, as the reader's language has it. */
export function inSentence(search: string, options: Search): RawBuilder<unknown> {
  const words = search.split(/\s+/).filter((word) => word !== '');
  return all(words.slice(0, MAX_WORDS).map((word) => hasWord(word, options)));
}

function hasWord(word: string, { locale, participantsNamed }: Search) {
  const orderId = /^b/i.test(word) ? readOrderNumber(word) : null;
  return sql`(${matches(sql`fold(coalesce(entry.subject_name, ''))`, word)}
    or entry.actor_id in (select users.id from users where ${matches(sql`users.search_text`, word)})
    or entry.subject_type = any (${kindsWith(word, locale)}::text[])
    or ${isToldWith(word, locale)}
    ${orderId === null ? sql`` : sql`or (entry.subject_type = 'orders' and entry.subject_id = ${String(orderId)})`}
    ${participantsNamed === null ? sql`` : sql`or (entry.subject_type = 'participants' and entry.subject_id = any (${participantsNamed(word)}))`})`;
}

/** The kinds of records whose word, or whose text of their own, has the word. */
function kindsWith(word: string, locale: Locale): string[] {
  const { subjects } = auditSentences[locale];
  return Object.keys(SUBJECTS)
    .filter(isSubjectType)
    .filter((type) => has(subjects[type] ?? subjectWord(locale, type), word));
}

/** SQL: the part of the sentence that is no name has the word. The cases are those of `sentenceOf` on the screens. */
function isToldWith(word: string, locale: Locale) {
  const { actions, verbs, attendance, published, unpublished, planned, plannedFor } = auditSentences[locale];
  const named = (texts: Readonly<Record<string, string>>) =>
    Object.entries(texts).flatMap(([name, text]) => (has(text, word) ? [name] : []));
  const statuses = CHECK_INS.filter((status) => has(attendance[status], word));
  const concept = sql`entry.changes -> 'concept'`;
  const made = sql`entry.changes -> 'made' -> 'new'`;
  return sql`case
    when entry.action in ('sendTap', 'checkIn') and entry.changes -> 'check_in' is not null
      then entry.changes -> 'check_in' ->> 'new' = any (${statuses}::text[])
    when entry.action like 'update%' and jsonb_typeof(${concept} -> 'old') = 'boolean' and jsonb_typeof(${concept} -> 'new') = 'boolean'
      then case when (${concept} -> 'new')::boolean then ${has(unpublished, word)}::boolean else ${has(published, word)}::boolean end
    when jsonb_typeof(${made}) = 'number' and (${made})::integer > 1
      then case when entry.subject_type = 'sessions' then ${has(planned, word)}::boolean else ${has(plannedFor, word)}::boolean end
    when entry.action = any (${Object.keys(actions)}::text[]) then entry.action = any (${named(actions)}::text[])
    else substring(entry.action from '^[a-z]+') = any (${named(verbs)}::text[]) end`;
}

/** Whether a text has the word, apart from the names that are filled in. */
const has = (text: string, word: string): boolean => fold(text.replace(/\{\w+\}/g, ' ')).includes(fold(word));
