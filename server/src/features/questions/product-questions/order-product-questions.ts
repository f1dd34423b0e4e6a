import type * as api from '@move/contract/questions/questions.ts';
import type { Call } from '../../../platform/http/route.ts';
import { putInOrder } from '../update-question.ts';
import { product } from '../questions.queries.ts';

export function orderProductQuestions({ db, params, body }: Call<typeof api.orderProductQuestions>) {
  return putInOrder(db, product(params), body);
}
