import * as api from '@move/contract/questions/questions.ts';
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
  route(api.listActivityQuestions, ({ db, params }) => readQuestions(db, activity(params))),
  route(api.createActivityQuestion, ({ db, params, body }) => addQuestion(db, activity(params), body)),
  route(api.orderActivityQuestions, ({ db, params, body }) => putInOrder(db, activity(params), body)),
  route(api.getActivityQuestion, ({ db, params }) => readQuestion(db, ofActivity(params))),
  route(api.updateActivityQuestion, ({ db, params, body }) => changeQuestion(db, ofActivity(params), body)),
  route(api.removeActivityQuestion, ({ db, params }) => dropQuestion(db, ofActivity(params))),
  route(api.restoreActivityQuestion, ({ db, params }) => bringBackQuestion(db, ofActivity(params))),

  route(api.listProductQuestions, ({ db, params }) => readQuestions(db, product(params))),
  route(api.createProductQuestion, ({ db, params, body }) => addQuestion(db, product(params), body)),
  route(api.orderProductQuestions, ({ db, params, body }) => putInOrder(db, product(params), body)),
  route(api.getProductQuestion, ({ db, params }) => readQuestion(db, ofProduct(params))),
  route(api.updateProductQuestion, ({ db, params, body }) => changeQuestion(db, ofProduct(params), body)),
  route(api.removeProductQuestion, ({ db, params }) => dropQuestion(db, ofProduct(params))),
  route(api.restoreProductQuestion, ({ db, params }) => bringBackQuestion(db, ofProduct(params))),
];
