import type * as api from '@move/contract/questions/questions.ts';
import type { Call } from '../../platform/http/route.ts';
import { bringBackQuestion } from './change-question.ts';
import { ofProduct } from './questions.queries.ts';

export function restoreProductQuestion({ db, params }: Call<typeof api.restoreProductQuestion>) {
  return bringBackQuestion(db, ofProduct(params));
}
