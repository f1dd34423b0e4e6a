import type { Question } from '@move/contract/questions/questions.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/problem.ts';
import { isQuestionOf, type OfferRef, type QuestionRef } from './offer-ref.ts';

const tables = { activity: sql`activities`, product: sql`products` };

/** Throws 404 when the organisation has no such offer. */
export async function assertOfferExists(db: Database, { kind, id, organizationId }: OfferRef): Promise<void> {
  const { rows } = await sql`
    select from ${tables[kind]} where id = ${id} and organization_id = ${organizationId} and deleted_at is null`.execute(
    db,
  );
  if (rows.length === 0) throw notFound();
}

const selected = sql`id, type, title, required, options, url, archived_at, created_at, updated_at,
  (select count(*) from question_answers answer where answer.organization_id = question_fields.organization_id
    and answer.field_id = question_fields.id) as answers_count`;

/** Returns the questions of an offer, in order: those that are asked, and the archived ones. */
export async function findQuestions(
  db: Database,
  offer: OfferRef,
): Promise<{ questions: Question[]; archived: Question[] }> {
  const { rows } = await sql<Question>`
    select ${selected} from question_fields
    where ${isQuestionOf(offer)} and deleted_at is null order by position, id`.execute(db);
  return {
    questions: rows.filter(({ archived_at }) => archived_at === null),
    archived: rows.filter(({ archived_at }) => archived_at !== null),
  };
}

/**
 * Locks a question and returns it. `asked` finds active questions, `known` also archived ones, `removed` archived ones and those removed in
 * the last 30 days. Throws 404 for any other question. Waits for calls that are storing an answer, so that their answers are counted.
 */
export async function lockQuestion(
  db: Database,
  { offer, questionId }: QuestionRef,
  state: 'asked' | 'known' | 'removed' = 'known',
): Promise<Question> {
  const states = {
    asked: sql`deleted_at is null and archived_at is null`,
    known: sql`deleted_at is null`,
    removed: sql`(archived_at is not null or deleted_at > now() - interval '30 days')`,
  };
  const isWanted = sql`id = ${questionId} and ${isQuestionOf(offer)} and ${states[state]}`;
  await sql`select from question_fields where ${isWanted} for update`.execute(db);
  const { rows } = await sql<Question>`select ${selected} from question_fields where ${isWanted}`.execute(db);
  const [question] = rows;
  if (!question) throw notFound();
  return question;
}

export async function getQuestions(db: Database, offer: OfferRef) {
  await assertOfferExists(db, offer);
  return findQuestions(db, offer);
}

export async function getQuestion(db: Database, { offer, questionId }: QuestionRef) {
  const { questions } = await getQuestions(db, offer);
  const question = questions.find(({ id }) => id === questionId);
  if (!question) throw notFound();
  return { question };
}
