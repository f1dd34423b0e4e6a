import { type Answer, ANSWER_IN_LIST_MAX, type AnswerDraft } from '@move/contract/questions/answers.ts';
import { type AnswerValue, answerViolations, type AskedQuestion, cleanAnswer } from '@move/domain/questions/answers.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { invalidAll } from '../../../platform/http/problem.ts';
import { isQuestionOf, type OfferRef } from '../offer-ref.ts';

/** The column of `question_answers` that refers to the participant or purchase with the answer. */
type AnswererColumn = 'participant_id' | 'bundle_participant_id' | 'purchase_id';
export type Answerer = { column: AnswererColumn; id: number };

type Checking = {
  offer: OfferRef;
  answers: readonly AnswerDraft[];
  /** A participant or purchase that may have answers: an unchanged answer is valid, and an answer that is left out is kept. */
  answerer?: Answerer;
};

/**
 * Returns the answers that `saveAnswers` stores. Throws 422 on `answers.…` for answers that don't fit the offer's questions. Locks the
 * questions, so that until the end of the transaction their type can't change and they can't be removed.
 */
export async function checkAnswers(db: Database, { offer, answers, answerer }: Checking): Promise<AnswerDraft[]> {
  const { rows: asked } = await sql<AskedQuestion>`
    select id, type, title, required, options from question_fields
    where ${isQuestionOf(offer)} and deleted_at is null and archived_at is null
    order by position, id for key share`.execute(db);
  const kept = answerer ? await keptBy(db, answerer) : new Map<number, AnswerValue>();
  const violations = answerViolations(asked, answers, kept);
  if (violations.length > 0) throw invalidAll(violations);
  const questions = new Map(asked.map((question) => [question.id, question]));
  return answers.map(({ question_id, value }) => {
    const question = questions.get(question_id);
    return { question_id, value: question ? mutable(cleanAnswer(question, value)) : value };
  });
}

const mutable = (value: AnswerValue) => (value === null || typeof value === 'string' ? value : [...value]);

async function keptBy(db: Database, { column, id }: Answerer): Promise<Map<number, AnswerValue>> {
  const { rows } = await sql<{ field_id: number; value: string | string[] }>`
    select field_id, value from question_answers where ${sql.ref(column)} = ${id}`.execute(db);
  return new Map(rows.map(({ field_id, value }) => [field_id, value]));
}

type Saving = { organizationId: number; answerer: Answerer; answers: readonly AnswerDraft[] };

/** Stores the answers that `checkAnswers` returned. An emptied answer is removed, an answer that is left out stays. */
export async function saveAnswers(db: Database, { organizationId, answerer, answers }: Saving): Promise<void> {
  if (answers.length === 0) return;
  const { column, id } = answerer;
  const named = sql.ref(column);
  const sent = sql`jsonb_to_recordset(${JSON.stringify(answers)}::jsonb) as sent (question_id bigint, value jsonb)`;
  await sql`
    delete from question_answers using ${sent}
    where ${named} = ${id} and field_id = sent.question_id
      and (sent.value is null or jsonb_typeof(sent.value) = 'null')`.execute(db);
  await sql`
    insert into question_answers (organization_id, field_id, ${named}, value)
    select ${organizationId}::bigint, sent.question_id, ${id}::bigint, sent.value
    from ${sent} where jsonb_typeof(sent.value) <> 'null'
    on conflict (${named}, field_id) where ${named} is not null do update set value = excluded.value`.execute(db);
}

/** The answers of each of these people, in the order of the questions; people without answers have an empty list. */
export async function readAnswers(
  db: Database,
  { column, ids }: { column: AnswererColumn; ids: readonly number[] },
): Promise<Map<number, Answer[]>> {
  const { rows } = await sql<{ id: number; answers: Answer[] }>`
    select person.id, ${answersColumn(column, sql`person.id`)} as answers
    from unnest(${[...ids]}::bigint[]) as person (id)`.execute(db);
  return new Map(rows.map(({ id, answers }) => [id, answers]));
}

/** SQL: the answers of a participant or purchase as a JSON column, in the order of the questions. */
export function answersColumn(column: AnswererColumn, id: RawBuilder<unknown>, value = sql`answer.value`) {
  return sql`(
    select coalesce(jsonb_agg(jsonb_build_object('question_id', field.id, 'title', field.title, 'type', field.type,
      'value', ${value}, 'is_archived', field.archived_at is not null) order by field.position, field.id), '[]')
    from question_answers answer
      join question_fields field on field.organization_id = answer.organization_id and field.id = answer.field_id
    where answer.${sql.ref(column)} = ${id})`;
}

const SHORTENED = sql`case when jsonb_typeof(answer.value) = 'string' and length(answer.value #>> '{}') > ${sql.lit(ANSWER_IN_LIST_MAX)}
  then to_jsonb(left(answer.value #>> '{}', ${sql.lit(ANSWER_IN_LIST_MAX)}) || '…') else answer.value end`;

/** SQL: `answersColumn` with long texts shortened, for a list of people: 50 answers of 2,000 characters each are 23 MB for 200 people. */
export const shortAnswersColumn = (column: AnswererColumn, id: RawBuilder<unknown>) =>
  answersColumn(column, id, SHORTENED);
