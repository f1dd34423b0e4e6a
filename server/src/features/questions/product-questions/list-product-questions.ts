import type * as api from '@move/contract/questions/questions.ts';
import type { Call } from '../../../platform/http/route.ts';
import { productOffer } from '../offer-ref.ts';
import { getQuestions } from '../questions.queries.ts';

export function listProductQuestions({ db, params }: Call<typeof api.listProductQuestions>) {
  return getQuestions(db, productOffer(params));
}
