import type * as api from '@move/contract/questions/questions.ts';
import type { Call } from '../../../platform/http/route.ts';
import { orderQuestions } from '../question-operations.ts';
import { activityOffer } from '../offer-ref.ts';

export function orderActivityQuestions({ db, params, body }: Call<typeof api.orderActivityQuestions>) {
  return orderQuestions(db, activityOffer(params), body);
}
