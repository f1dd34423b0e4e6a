import type * as api from '@move/contract/questions/questions.ts';
import type { Call } from '../../../platform/http/route.ts';
import { productQuestion } from '../offer-ref.ts';
import { getQuestion } from '../questions.queries.ts';

export function getProductQuestion({ db, params }: Call<typeof api.getProductQuestion>) {
  return getQuestion(db, productQuestion(params));
}
