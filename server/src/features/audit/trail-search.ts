import { NAMES_NO_FIELDS } from '@move/contract/audit/audit.ts';
import { auditSentences } from '@move/contract/audit/audit-sentences.ts';
import { SUBJECT_LABELS } from '@move/contract/audit/subject-labels.ts';
import { isSubjectType, SUBJECTS, type SubjectType, subjectWord } from '@move/contract/audit/subjects.ts';
import type { Locale } from '@move/domain/kit/messages/locale.ts';
import { fold } from '@move/domain/kit/text/fold.ts';
import { readOrderNumber } from '@move/domain/orders/order-number.ts';
import { CHECK_INS } from '@move/domain/participants/participant.ts';
import { type RawBuilder, sql } from 'kysely';
import { matches } from '../../platform/database/expressions/search.ts';
import { all } from '../../platform/database/page.ts';

/** More words than anyone types; each is a condition of its own. */
const WORDS_MAX = 8;
/** Actions by which people are checked in: by far the most rows of a trail. */
const CHECK_IN_ACTIONS = ['sendTap', 'checkIn'];
/** The fields of a participant that a user types, which a check-in never changes. */
const TYPED_FIELDS = new Set([
  'first_name',
  'last_name',
  'email',
  'date_of_birth',
  'gender',
  'notes',
  'answers',
  'locale',
]);
/** Shorter words are in the labels of most fields. */
const MIN_LABEL_WORD = 3;

type Search = {
  locale: Locale;
  /** Whose addresses the reader may search: of all users, or of the team of an organisation; null: of none. */
  addresses: 'all' | { teamOf: number } | null;
  /** SQL: the ids, as text, of the participants whose name has this word and whom the reader may see; null for a reader who sees none. */
  participantsNamed: ((word: string) => RawBuilder<unknown>) | null;
};

/**
 * SQL: each word of the search is in the sentence of the entry or in the label of a changed field, as the reader's language has them. Only
 * columns of the index `audit_log_search` are read, since a trail is too long to read whole; see `changeOf` for the exception.
 */
export function inSentence(search: string, options: Search): RawBuilder<unknown> {
  const words = search.split(/\s+/).filter((word) => word !== '');
  return all(words.slice(0, WORDS_MAX).map((word) => hasWord(word, options)));
}

function hasWord(word: string, { locale, addresses, participantsNamed }: Search) {
  const orderId = /^b/i.test(word) ? readOrderNumber(word) : null;
  return sql`(${matches(sql`fold(coalesce(entry.subject_name, ''))`, word)}
    or entry.actor_id in (select users.id from users where ${matches(sql`users.search_text`, word)} and ${isFound(word, addresses)})
    or entry.subject_type = any (${kindsWith(word, locale)}::text[])
    or ${isInSentences(word, locale)}
    ${orderId === null ? sql`` : sql`or (entry.subject_type = 'orders' and entry.subject_id = ${String(orderId)})`}
    ${participantsNamed === null ? sql`` : sql`or (entry.subject_type = 'participants' and entry.subject_id = any (${participantsNamed(word)}))`}
    or ${hasFieldNamed(word, locale)})`;
}

/** SQL: the word is in the name of the user as the trail shows it, or in an address that the reader may search. */
function isFound(word: string, addresses: Search['addresses']) {
  if (addresses === 'all') return sql`true`;
  const isNamed = matches(
    sql`fold(coalesce(nullif(trim(users.first_name || ' ' || users.last_name), ''), users.email::text))`,
    word,
  );
  if (addresses === null) return isNamed;
  return sql`(${isNamed} or exists (
    select from user_roles where user_roles.user_id = users.id and user_roles.organization_id = ${addresses.teamOf}))`;
}

/** The kinds of records whose name in a sentence has the word. */
function kindsWith(word: string, locale: Locale): string[] {
  const { subjects } = auditSentences[locale];
  return Object.keys(SUBJECTS)
    .filter(isSubjectType)
    .filter((type) => has(subjects[type] ?? subjectWord(locale, type), word));
}

/** SQL: whether the sentence has the word outside the names in it. */
function isInSentences(word: string, locale: Locale) {
  const { actions, verbs } = auditSentences[locale];
  const named = (texts: Readonly<Record<string, string>>) =>
    Object.entries(texts).flatMap(([name, text]) => (has(text, word) ? [name] : []));
  return sql`case
    ${toldByChanges(word, locale)}
    when entry.action = any (${Object.keys(actions)}::text[]) then entry.action = any (${named(actions)}::text[])
    else substring(entry.action from '^[a-z]+') = any (${named(verbs)}::text[]) end`;
}

/**
 * SQL: the cases in which the sentence depends on what has changed, as `sentenceOf` shows them on screens. A case is checked only for a
 * word that its sentence has, since the changes are read row by row.
 */
function toldByChanges(word: string, locale: Locale) {
  const { attendance, published, unpublished, planned, plannedFor } = auditSentences[locale];
  const statuses = CHECK_INS.filter((status) => has(attendance[status], word));
  const concepts = [...(has(published, word) ? [false] : []), ...(has(unpublished, word) ? [true] : [])];
  const several = [...(has(planned, word) ? ['sessions'] : []), ...(has(plannedFor, word) ? ['others'] : [])];
  return sql.join(
    [
      statuses.length > 0 &&
        sql`when entry.action in ('sendTap', 'checkIn') then coalesce(${changeOf('check_in', 'new')} = any (${statuses}::text[]), false)`,
      concepts.length > 0 &&
        sql`when entry.action like 'update%' and ${changeOf('concept', 'new')} = any (${concepts.map(String)}::text[]) then true`,
      several.length > 0 &&
        sql`when case when entry.subject_type = 'sessions' then 'sessions' else 'others' end = any (${several}::text[])
          and entry.action like 'create%' and ${changeOf('made', 'new')} ~ '^([2-9]|[1-9]\\d+)$' then true`,
    ].filter((condition) => condition !== false),
    sql` `,
  );
}

/**
 * SQL: whether the list names a changed field with the word in its label. The changes are read row by row, so only for the kinds of records
 * that have such a field, and for the actions that may change it.
 */
function hasFieldNamed(word: string, locale: Locale): RawBuilder<unknown> {
  const fields = fieldsNamed(word, locale);
  if (fields.length === 0) return sql`false`;
  const isTyped = fields.every(
    ({ type, names }) => type !== 'participants' || names.every((name) => TYPED_FIELDS.has(name)),
  );
  const others = isTyped ? sql`and entry.action <> all (${CHECK_IN_ACTIONS}::text[])` : sql``;
  const cases = fields.map(({ type, names }) => sql`when ${type} then ${names}::text[]`);
  return sql`case when entry.subject_type = any (${fields.map(({ type }) => type)}::text[])
    and entry.action !~ ${NAMES_NO_FIELDS.source} ${others} then (
    select whole.changes ?| case entry.subject_type ${sql.join(cases, sql` `)} end from audit_log whole
    where whole.id = entry.id and whole.created_at = entry.created_at) else false end`;
}

/** The fields that have the word in their label, by kind of record. */
function fieldsNamed(word: string, locale: Locale): { type: SubjectType; names: string[] }[] {
  if (fold(word).length < MIN_LABEL_WORD) return [];
  return Object.keys(SUBJECT_LABELS)
    .filter(isSubjectType)
    .map((type) => ({ type, names: namesOf(type, word, locale) }))
    .filter(({ names }) => names.length > 0);
}

/** The first label of a field counts, as on screens. */
function namesOf(type: SubjectType, word: string, locale: Locale): string[] {
  const labels = new Map<string, string>();
  for (const texts of SUBJECT_LABELS[type].toReversed()) {
    for (const [name, label] of Object.entries(texts[locale])) labels.set(name, label);
  }
  return [...labels].filter(([, label]) => has(label, word)).map(([name]) => name);
}

/** SQL: the changed value of a field. A subquery, so that the scan itself reads the index alone. */
const changeOf = (field: string, side: 'old' | 'new') => sql`(
  select whole.changes -> ${sql.lit(field)} ->> ${sql.lit(side)} from audit_log whole
  where whole.id = entry.id and whole.created_at = entry.created_at)`;

/** Whether a text has the word, apart from the names that are filled in. */
const has = (text: string, word: string): boolean => fold(text.replace(/\{\w+\}/g, ' ')).includes(fold(word));
