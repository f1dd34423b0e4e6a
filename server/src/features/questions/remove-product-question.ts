import type * as api from '@move/contract/questions/questions.ts';
import type { Call } from '../../platform/http/route.ts';
import { dropQuestion } from './change-question.ts';
import { ofProduct } from './questions.queries.ts';

export function removeProductQuestion({ db, params }: Call<typeof api.removeProductQuestion>) {
  return dropQuestion(db, ofProduct(params));
}
