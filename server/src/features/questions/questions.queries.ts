import type { Question } from '@move/contract/questions/questions.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/problem.ts';
import type { OfActivity, OfProduct } from './questions.routes.ts';

/** The offer of the questions. */
export type Questioned = { kind: 'activity' | 'product'; id: number; organizationId: number };

const tables = { activity: sql`activities`, product: sql`products` };
const columns = { activity: sql`activity_id`, product: sql`product_id` };

export const isOf = ({ kind, id, organizationId }: Questioned) =>
  sql<boolean>`${columns[kind]} = ${id} and question_fields.organization_id = ${organizationId}`;

/** Throws 404 when the organisation has no such offer. */
export async function assertOfferExists(db: Database, { kind, id, organizationId }: Questioned): Promise<void> {
  const { rows } = await sql`
    select from ${tables[kind]} where id = ${id} and organization_id = ${organizationId} and deleted_at is null`.execute(
    db,
  );
  if (rows.length === 0) throw notFound();
}

const selected = sql`id, type, title, required, options, url, archived_at, created_at, updated_at,
  (select count(*) from question_answers answer where answer.organization_id = question_fields.organization_id
    and answer.field_id = question_fields.id) as answers_count`;

/** The active ones in order, and the archived ones. */
export async function findQuestions(
  db: Database,
  offer: Questioned,
): Promise<{ questions: Question[]; archived: Question[] }> {
  const { rows } = await sql<Question>`
    select ${selected} from question_fields
    where ${isOf(offer)} and deleted_at is null order by position, id`.execute(db);
  return {
    questions: rows.filter(({ archived_at }) => archived_at === null),
    archived: rows.filter(({ archived_at }) => archived_at !== null),
  };
}

export type QuestionOf = { offer: Questioned; questionId: number };

/**
 * One question, on request also a removed one; 404 for that of another offer. Locked against answers: a call that is storing one holds a
 * shared lock, so its answer is then counted.
 */
export async function lockQuestion(
  db: Database,
  { offer, questionId }: QuestionOf,
  state: 'asked' | 'known' | 'removed' = 'known',
): Promise<Question> {
  const states = {
    asked: sql`deleted_at is null and archived_at is null`,
    known: sql`deleted_at is null`,
    removed: sql`(archived_at is not null or deleted_at > now() - interval '30 days')`,
  };
  const mine = sql`id = ${questionId} and ${isOf(offer)} and ${states[state]}`;
  await sql`select from question_fields where ${mine} for update`.execute(db);
  const { rows } = await sql<Question>`select ${selected} from question_fields where ${mine}`.execute(db);
  const [question] = rows;
  if (!question) throw notFound();
  return question;
}

export const activity = ({ organizationId, activityId: id }: OfActivity): Questioned => ({
  kind: 'activity',
  id,
  organizationId,
});
export const product = ({ organizationId, productId: id }: OfProduct): Questioned => ({
  kind: 'product',
  id,
  organizationId,
});

export const ofActivity = (params: OfActivity & { activityQuestionId: number }) => ({
  offer: activity(params),
  questionId: params.activityQuestionId,
});
export const ofProduct = (params: OfProduct & { productQuestionId: number }) => ({
  offer: product(params),
  questionId: params.productQuestionId,
});

export async function readQuestions(db: Database, offer: Questioned) {
  await assertOfferExists(db, offer);
  return findQuestions(db, offer);
}

export async function readQuestion(db: Database, { offer, questionId }: QuestionOf) {
  const { questions } = await readQuestions(db, offer);
  const question = questions.find(({ id }) => id === questionId);
  if (!question) throw notFound();
  return { question };
}
