import type { Question, QuestionDraft } from '@move/contract/questions/questions.ts';
import { optionViolations, QUESTION_LIMITS, type QuestionType } from '@move/domain/questions/question.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { invalid, invalidAll, refusedByState, stale } from '../../platform/http/problem.ts';
import { changed, type Subject } from '../../platform/http/written.ts';
import { isQuestionOf, type OfferRef, type QuestionRef } from './offer-ref.ts';
import { assertOfferExists, findQuestions, lockQuestion } from './questions.queries.ts';

const subjectOf = ({ id, title }: Question): Subject => ({ type: 'question_fields', id, name: title });

export async function createQuestion(db: Database, offer: OfferRef, draft: QuestionDraft) {
  await assertOfferExists(db, offer);
  await lockQuestions(db, offer);
  const options = optionsOf(draft);
  await assertQuestionLimit(db, offer);
  const { type, title, required = false, url = null } = draft;
  const [activity_id, product_id] = offer.kind === 'activity' ? [offer.id, null] : [null, offer.id];
  const { rows } = await sql<{ id: number }>`
    insert into question_fields (organization_id, activity_id, product_id, type, title, required, options, url, position)
    select ${offer.organizationId}::bigint, ${activity_id}::bigint, ${product_id}::bigint, ${type}, ${title},
      ${required}::boolean, ${JSON.stringify(options)}::jsonb, ${url}::text, ${lastPosition(offer)}
    returning id`.execute(db);
  const question = await lockQuestion(db, { offer, questionId: rows[0]?.id ?? 0 });
  return changed({ question }, { subject: subjectOf(question), after: question });
}

export async function updateQuestion(
  db: Database,
  ref: QuestionRef,
  draft: QuestionDraft & { updated_at?: string | undefined },
) {
  await assertOfferExists(db, ref.offer);
  const before = await lockQuestion(db, ref, 'asked');
  const { updated_at, ...sent } = draft;
  if (updated_at !== undefined && updated_at !== before.updated_at) throw stale();
  const { type } = sent;
  if (type !== before.type && before.answers_count > 0) throw invalid('type', 'question.type');
  const options = optionsOf({ type, options: sent.options ?? before.options });
  await db
    .updateTable('question_fields')
    .set({ ...sent, options: JSON.stringify(options), updated_at: sql`now()` })
    .where('id', '=', before.id)
    .execute();
  const question = await lockQuestion(db, ref);
  return changed({ question }, { subject: subjectOf(question), before, after: question });
}

/** The options; none for a question that is answered by text, since they may have been entered before its type was chosen. */
function optionsOf({ type, options = [] }: { type: QuestionType; options?: readonly string[] | undefined }) {
  const violations = optionViolations({ type, options });
  if (violations.length > 0) throw invalidAll(violations);
  return type === 'text' ? [] : options;
}

export async function removeQuestion(db: Database, ref: QuestionRef) {
  await assertOfferExists(db, ref.offer);
  const before = await lockQuestion(db, ref, 'asked');
  const removed = before.answers_count > 0 ? { archived_at: sql<string>`now()` } : { deleted_at: sql<string>`now()` };
  await db.updateTable('question_fields').set(removed).where('id', '=', before.id).execute();
  return changed(undefined, { subject: subjectOf(before), before });
}

/** Restores a question at its old position. Throws when the offer has the maximum number of questions. */
export async function restoreQuestion(db: Database, ref: QuestionRef) {
  await assertOfferExists(db, ref.offer);
  await lockQuestions(db, ref.offer);
  const before = await lockQuestion(db, ref, 'removed');
  await assertQuestionLimit(db, ref.offer);
  const back = { archived_at: null, deleted_at: null };
  await db.updateTable('question_fields').set(back).where('id', '=', before.id).execute();
  const question = await lockQuestion(db, ref);
  return changed({ question }, { subject: subjectOf(question), after: question });
}

/**
 * Stores the order of the questions; questions that `ids` doesn't name stay at the end. Throws 409 when `seen_ids` is no longer the order,
 * and 422 for a question that is removed, archived or of another offer.
 */
export async function orderQuestions(
  db: Database,
  offer: OfferRef,
  body: { ids: number[]; seen_ids?: number[] | undefined },
) {
  await assertOfferExists(db, offer);
  await lockQuestions(db, offer);
  const before = await findQuestions(db, offer);
  const known = before.questions.map(({ id }) => id);
  const { ids, seen_ids } = body;
  if (seen_ids && seen_ids.join() !== known.join()) throw refusedByState('updated_at', 'order.changed');
  if (!ids.every((id) => known.includes(id))) throw invalid('ids', 'exists');
  const wanted = [...ids, ...known.filter((id) => !ids.includes(id))];
  await sql`
    update question_fields set position = wanted.position
    from unnest(${wanted}::bigint[]) with ordinality as wanted (id, position)
    where question_fields.id = wanted.id`.execute(db);
  const after = await findQuestions(db, offer);
  const titles = ({ questions }: typeof after) => ({ questions: questions.map(({ title }) => title) });
  const subject: Subject = { type: offer.kind === 'activity' ? 'activities' : 'products', id: offer.id };
  return changed(after, { subject, before: titles(before), after: titles(after) });
}

const lastPosition = (offer: OfferRef) => sql`(
  select coalesce(max(position), 0) + 1 from question_fields where ${isQuestionOf(offer)})`;

async function assertQuestionLimit(db: Database, offer: OfferRef): Promise<void> {
  const { questions } = await findQuestions(db, offer);
  const max = QUESTION_LIMITS.questions;
  if (questions.length >= max) throw invalid('title', 'question.too_many', { max });
}

/** Locks an offer's questions, so that ordering and adding happen one at a time. */
async function lockQuestions(db: Database, { kind, id }: OfferRef): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`questions of ${kind}`}), ${id}::integer)`.execute(db);
}
