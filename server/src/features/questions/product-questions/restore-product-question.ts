import type * as api from '@move/contract/questions/questions.ts';
import type { Call } from '../../../platform/http/route.ts';
import { restoreQuestion } from '../question-operations.ts';
import { productQuestion } from '../offer-ref.ts';

export function restoreProductQuestion({ db, params }: Call<typeof api.restoreProductQuestion>) {
  return restoreQuestion(db, productQuestion(params));
}
