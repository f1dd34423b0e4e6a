import type * as api from '@move/contract/questions/questions.ts';
import type { Call } from '../../../platform/http/route.ts';
import { restoreQuestion } from '../update-question.ts';
import { ofProduct } from '../questions.queries.ts';

export function restoreProductQuestion({ db, params }: Call<typeof api.restoreProductQuestion>) {
  return restoreQuestion(db, ofProduct(params));
}
