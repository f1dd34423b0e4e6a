import {
  createActivityQuestion,
  createProductQuestion,
  getActivityQuestion,
  getProductQuestion,
  listActivityQuestions,
  listProductQuestions,
  orderActivityQuestions,
  orderProductQuestions,
  removeActivityQuestion,
  removeProductQuestion,
  restoreActivityQuestion,
  restoreProductQuestion,
  updateActivityQuestion,
  updateProductQuestion,
} from '@move/contract/questions/questions.ts';
import type { Database } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/problem.ts';
import { route } from '../../platform/http/route.ts';
import { addQuestion, bringBackQuestion, changeQuestion, dropQuestion, putInOrder } from './change-question.ts';
import { findQuestions, type Offer, type QuestionOf, refuseUnknownOffer } from './questions.queries.ts';

type OfActivity = { organizationId: number; activityId: number };
type OfProduct = { organizationId: number; productId: number };

const activity = ({ organizationId, activityId: id }: OfActivity): Offer => ({ kind: 'activity', id, organizationId });
const product = ({ organizationId, productId: id }: OfProduct): Offer => ({ kind: 'product', id, organizationId });

const ofActivity = (params: OfActivity & { activityQuestionId: number }) => ({
  offer: activity(params),
  questionId: params.activityQuestionId,
});
const ofProduct = (params: OfProduct & { productQuestionId: number }) => ({
  offer: product(params),
  questionId: params.productQuestionId,
});

async function readQuestions(db: Database, offer: Offer) {
  await refuseUnknownOffer(db, offer);
  return findQuestions(db, offer);
}

async function readQuestion(db: Database, { offer, questionId }: QuestionOf) {
  const { questions } = await readQuestions(db, offer);
  const question = questions.find(({ id }) => id === questionId);
  if (!question) throw notFound();
  return { question };
}

export const questionRoutes = [
  route(listActivityQuestions, ({ db, params }) => readQuestions(db, activity(params))),
  route(createActivityQuestion, ({ db, params, body }) => addQuestion(db, activity(params), body)),
  route(orderActivityQuestions, ({ db, params, body }) => putInOrder(db, activity(params), body)),
  route(getActivityQuestion, ({ db, params }) => readQuestion(db, ofActivity(params))),
  route(updateActivityQuestion, ({ db, params, body }) => changeQuestion(db, ofActivity(params), body)),
  route(removeActivityQuestion, ({ db, params }) => dropQuestion(db, ofActivity(params))),
  route(restoreActivityQuestion, ({ db, params }) => bringBackQuestion(db, ofActivity(params))),

  route(listProductQuestions, ({ db, params }) => readQuestions(db, product(params))),
  route(createProductQuestion, ({ db, params, body }) => addQuestion(db, product(params), body)),
  route(orderProductQuestions, ({ db, params, body }) => putInOrder(db, product(params), body)),
  route(getProductQuestion, ({ db, params }) => readQuestion(db, ofProduct(params))),
  route(updateProductQuestion, ({ db, params, body }) => changeQuestion(db, ofProduct(params), body)),
  route(removeProductQuestion, ({ db, params }) => dropQuestion(db, ofProduct(params))),
  route(restoreProductQuestion, ({ db, params }) => bringBackQuestion(db, ofProduct(params))),
];
