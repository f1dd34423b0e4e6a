import type * as api from '@move/contract/questions/questions.ts';
import type { Call } from '../../../platform/http/route.ts';
import { createQuestion } from '../question-operations.ts';
import { productOffer } from '../offer-ref.ts';

export function createProductQuestion({ db, params, body }: Call<typeof api.createProductQuestion>) {
  return createQuestion(db, productOffer(params), body);
}
