import type * as api from '@move/contract/questions/questions.ts';
import type { Call } from '../../../platform/http/route.ts';
import { removeQuestion } from '../question-operations.ts';
import { productQuestion } from '../offer-ref.ts';

export function removeProductQuestion({ db, params }: Call<typeof api.removeProductQuestion>) {
  return removeQuestion(db, productQuestion(params));
}
