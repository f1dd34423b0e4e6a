import type * as api from '@move/contract/questions/questions.ts';
import type { Call } from '../../../platform/http/route.ts';
import { updateQuestion } from '../question-operations.ts';
import { productQuestion } from '../offer-ref.ts';

export function updateProductQuestion({ db, params, body }: Call<typeof api.updateProductQuestion>) {
  return updateQuestion(db, productQuestion(params), body);
}
