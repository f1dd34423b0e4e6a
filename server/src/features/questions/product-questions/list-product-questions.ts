import type * as api from '@move/contract/questions/questions.ts';
import type { Call } from '../../../platform/http/route.ts';
import { product, readQuestions } from '../questions.queries.ts';

export function listProductQuestions({ db, params }: Call<typeof api.listProductQuestions>) {
  return readQuestions(db, product(params));
}
