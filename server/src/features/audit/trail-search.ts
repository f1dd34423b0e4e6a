import { ACTIONS_WITHOUT_FIELDS } from '@move/contract/audit/audit.ts';
import { ATTENDANCE_ACTIONS } from '@move/contract/audit/audit-words.ts';
import { auditSentences } from '@move/contract/audit/audit-sentences.ts';
import { SUBJECT_LABELS } from '@move/contract/audit/subject-labels.ts';
import { isSubjectType, SUBJECTS, type SubjectType, subjectWord } from '@move/contract/audit/subjects.ts';
import type { Locale } from '@move/domain/kit/messages/locale.ts';
import { fold } from '@move/domain/kit/text/fold.ts';
import { parseOrderNumber } from '@move/domain/orders/order-number.ts';
import { CHECK_INS } from '@move/domain/participants/participant.ts';
import { type RawBuilder, sql } from 'kysely';
import { matches } from '../../platform/database/expressions/search.ts';
import { all } from '../../platform/database/page.ts';

/** More words than anyone types; each is a condition of its own. */
const WORDS_MAX = 8;
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
  const orderId = /^b/i.test(word) ? parseOrderNumber(word) : null;
  const users = sql`(
    select users.id from users where ${matches(sql`users.search_text`, word)} and ${isNamedInTrail(word, addresses)})`;
  return sql`(${matches(sql`fold(coalesce(entry.subject_name, ''))`, word)}
    or entry.actor_id in ${users} or entry.impersonator_id in ${users}
    or entry.subject_type = any (${subjectTypesWith(word, locale)}::text[])
    or ${isInSentences(word, locale)}
    ${orderId === null ? sql`` : sql`or (entry.subject_type = 'orders' and entry.subject_id = ${String(orderId)})`}
    ${participantsNamed === null ? sql`` : sql`or (entry.subject_type = 'participants' and entry.subject_id = any (${participantsNamed(word)}))`}
    or ${changesFieldWith(word, locale)})`;
}

/**
 * SQL: for a user whose name or address has the word, whether the reader may find the user by it: the name as the trail shows it has the
 * word, or the reader may search the user's address.
 */
function isNamedInTrail(word: string, addresses: Search['addresses']) {
  if (addresses === 'all') return sql`true`;
  const isNamed = matches(
    sql`fold(coalesce(nullif(trim(users.first_name || ' ' || users.last_name), ''), users.email::text))`,
    word,
  );
  if (addresses === null) return isNamed;
  return sql`(${isNamed} or exists (
    select from user_roles where user_roles.user_id = users.id and user_roles.organization_id = ${addresses.teamOf}))`;
}

/** The subject types whose own word in a sentence (“locatie”) has the searched word. */
function subjectTypesWith(word: string, locale: Locale): string[] {
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
    ${specialSentenceCases(word, locale)}
    when entry.action = any (${Object.keys(actions)}::text[]) then entry.action = any (${named(actions)}::text[])
    else substring(entry.action from '^[a-z]+') = any (${named(verbs)}::text[]) end`;
}

/**
 * SQL: the cases in which the sentence depends on what has changed, as `sentenceOf` shows them on screens. A case is left out for a word
 * that is neither in its sentence nor in the general one, since the changes are read row by row. The changes of check-ins are read only for
 * a word of their own sentences, so a check-in that changed no status isn't found by the words of the general sentence.
 */
function specialSentenceCases(word: string, locale: Locale) {
  const { attendance, published, unpublished, planned, plannedFor, verbs } = auditSentences[locale];
  const isIn = (...texts: string[]) => texts.some((text) => has(text, word));
  const statuses = CHECK_INS.filter((status) => isIn(attendance[status]));
  const publishedValues = [...(isIn(published) ? ['false'] : []), ...(isIn(unpublished) ? ['true'] : [])];
  const isNoted =
    statuses.length > 0 ? sql`coalesce(${changeOf('check_in', 'new')} = any (${statuses}::text[]), false)` : sql`false`;
  return sql.join(
    [
      sql`when entry.action = any (${ATTENDANCE_ACTIONS}::text[]) then ${isNoted}`,
      isIn(published, unpublished, verbs.update) &&
        sql`when entry.action like 'update%' and entry.subject_type in ('activities', 'products')
          and ${changeOf('concept', 'new')} in ('true', 'false') then ${changeOf('concept', 'new')} = any (${publishedValues}::text[])`,
      isIn(planned, plannedFor, verbs.create, verbs.plan) &&
        sql`when entry.action ~ '^(create|plan)' and entry.subject_type in ('sessions', 'activities')
          and ${changeOf('made', 'new')} ~ '^([2-9]|[1-9]\\d+)$'
          then case when entry.subject_type = 'sessions' then ${isIn(planned)}::boolean else ${isIn(plannedFor)}::boolean end`,
    ].filter((condition) => condition !== false),
    sql` `,
  );
}

/**
 * SQL: whether the trail on screen shows a changed field whose label has the word. The changes are read row by row, so only for the kinds
 * of records that have such a field, and for the actions that may change it.
 */
function changesFieldWith(word: string, locale: Locale): RawBuilder<unknown> {
  const fields = fieldsWith(word, locale);
  if (fields.length === 0) return sql`false`;
  const isTyped = fields.every(
    ({ type, names }) => type !== 'participants' || names.every((name) => TYPED_FIELDS.has(name)),
  );
  const others = isTyped ? sql`and entry.action <> all (${ATTENDANCE_ACTIONS}::text[])` : sql``;
  const cases = fields.map(({ type, names }) => sql`when ${type} then ${names}::text[]`);
  return sql`case when entry.subject_type = any (${fields.map(({ type }) => type)}::text[])
    and entry.action !~ ${ACTIONS_WITHOUT_FIELDS.source} ${others} then (
    select full_entry.changes ?| case entry.subject_type ${sql.join(cases, sql` `)} end from audit_log full_entry
    where full_entry.id = entry.id and full_entry.created_at = entry.created_at) else false end`;
}

/** The fields that have the word in their label, by kind of record. */
function fieldsWith(word: string, locale: Locale): { type: SubjectType; names: string[] }[] {
  if (fold(word).length < MIN_LABEL_WORD) return [];
  return Object.keys(SUBJECT_LABELS)
    .filter(isSubjectType)
    .map((type) => ({ type, names: fieldsWithLabel(type, word, locale) }))
    .filter(({ names }) => names.length > 0);
}

/** The first label of a field counts, as on screens. */
function fieldsWithLabel(type: SubjectType, word: string, locale: Locale): string[] {
  const labels = new Map<string, string>();
  for (const texts of SUBJECT_LABELS[type].toReversed()) {
    for (const [name, label] of Object.entries(texts[locale])) labels.set(name, label);
  }
  return [...labels].filter(([, label]) => has(label, word)).map(([name]) => name);
}

/** SQL: the changed value of a field. A subquery, so that the scan itself reads the index alone. */
const changeOf = (field: string, side: 'old' | 'new') => sql`(
  select full_entry.changes -> ${sql.lit(field)} ->> ${sql.lit(side)} from audit_log full_entry
  where full_entry.id = entry.id and full_entry.created_at = entry.created_at)`;

/** Whether a text has the word, apart from the names that are filled in. */
const has = (text: string, word: string): boolean => fold(text.replace(/\{\w+\}/g, ' ')).includes(fold(word));
