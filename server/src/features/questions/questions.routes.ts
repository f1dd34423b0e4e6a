import * as api from '@move/contract/questions/questions.ts';
import { route } from '../../platform/http/route.ts';
import { createActivityQuestion } from './create-activity-question.ts';
import { createProductQuestion } from './create-product-question.ts';
import { getActivityQuestion } from './get-activity-question.ts';
import { getProductQuestion } from './get-product-question.ts';
import { listActivityQuestions } from './list-activity-questions.ts';
import { listProductQuestions } from './list-product-questions.ts';
import { orderActivityQuestions } from './order-activity-questions.ts';
import { orderProductQuestions } from './order-product-questions.ts';
import { removeActivityQuestion } from './remove-activity-question.ts';
import { removeProductQuestion } from './remove-product-question.ts';
import { restoreActivityQuestion } from './restore-activity-question.ts';
import { restoreProductQuestion } from './restore-product-question.ts';
import { updateActivityQuestion } from './update-activity-question.ts';
import { updateProductQuestion } from './update-product-question.ts';

export type OfActivity = { organizationId: number; activityId: number };
export type OfProduct = { organizationId: number; productId: number };

export const questionRoutes = [
  route(api.listActivityQuestions, listActivityQuestions),
  route(api.createActivityQuestion, createActivityQuestion),
  route(api.orderActivityQuestions, orderActivityQuestions),
  route(api.getActivityQuestion, getActivityQuestion),
  route(api.updateActivityQuestion, updateActivityQuestion),
  route(api.removeActivityQuestion, removeActivityQuestion),
  route(api.restoreActivityQuestion, restoreActivityQuestion),

  route(api.listProductQuestions, listProductQuestions),
  route(api.createProductQuestion, createProductQuestion),
  route(api.orderProductQuestions, orderProductQuestions),
  route(api.getProductQuestion, getProductQuestion),
  route(api.updateProductQuestion, updateProductQuestion),
  route(api.removeProductQuestion, removeProductQuestion),
  route(api.restoreProductQuestion, restoreProductQuestion),
];
