import * as api from '@move/contract/questions/questions.ts';
import { route } from '../../platform/http/route.ts';
import { createActivityQuestion } from './activity-questions/create-activity-question.ts';
import { createProductQuestion } from './product-questions/create-product-question.ts';
import { getActivityQuestion } from './activity-questions/get-activity-question.ts';
import { getProductQuestion } from './product-questions/get-product-question.ts';
import { listActivityQuestions } from './activity-questions/list-activity-questions.ts';
import { listProductQuestions } from './product-questions/list-product-questions.ts';
import { orderActivityQuestions } from './activity-questions/order-activity-questions.ts';
import { orderProductQuestions } from './product-questions/order-product-questions.ts';
import { removeActivityQuestion } from './activity-questions/remove-activity-question.ts';
import { removeProductQuestion } from './product-questions/remove-product-question.ts';
import { restoreActivityQuestion } from './activity-questions/restore-activity-question.ts';
import { restoreProductQuestion } from './product-questions/restore-product-question.ts';
import { updateActivityQuestion } from './activity-questions/update-activity-question.ts';
import { updateProductQuestion } from './product-questions/update-product-question.ts';

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
