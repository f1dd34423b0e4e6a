import type * as api from '@move/contract/questions/questions.ts';
import type { Call } from '../../../platform/http/route.ts';
import { removeQuestion } from '../update-question.ts';
import { ofProduct } from '../questions.queries.ts';

export function removeProductQuestion({ db, params }: Call<typeof api.removeProductQuestion>) {
  return removeQuestion(db, ofProduct(params));
}
