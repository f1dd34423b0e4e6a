import type * as api from '@move/contract/questions/questions.ts';
import type { Call } from '../../../platform/http/route.ts';
import { updateQuestion } from '../update-question.ts';
import { ofProduct } from '../questions.queries.ts';

export function updateProductQuestion({ db, params, body }: Call<typeof api.updateProductQuestion>) {
  return updateQuestion(db, ofProduct(params), body);
}
