import type * as api from '@move/contract/questions/questions.ts';
import type { Call } from '../../../platform/http/route.ts';
import { ofProduct, readQuestion } from '../questions.queries.ts';

export function getProductQuestion({ db, params }: Call<typeof api.getProductQuestion>) {
  return readQuestion(db, ofProduct(params));
}
