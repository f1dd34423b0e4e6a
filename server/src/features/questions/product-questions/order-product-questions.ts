import type * as api from '@move/contract/questions/questions.ts';
import type { Call } from '../../../platform/http/route.ts';
import { orderQuestions } from '../question-operations.ts';
import { productOffer } from '../offer-ref.ts';

export function orderProductQuestions({ db, params, body }: Call<typeof api.orderProductQuestions>) {
  return orderQuestions(db, productOffer(params), body);
}
