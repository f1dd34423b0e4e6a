import type * as api from '@move/contract/questions/questions.ts';
import type { Call } from '../../platform/http/route.ts';
import { changeQuestion } from './change-question.ts';
import { ofProduct } from './questions.queries.ts';

export function updateProductQuestion({ db, params, body }: Call<typeof api.updateProductQuestion>) {
  return changeQuestion(db, ofProduct(params), body);
}
