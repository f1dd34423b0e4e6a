import type * as api from '@move/contract/questions/questions.ts';
import type { Call } from '../../../platform/http/route.ts';
import { createQuestion } from '../update-question.ts';
import { product } from '../questions.queries.ts';

export function createProductQuestion({ db, params, body }: Call<typeof api.createProductQuestion>) {
  return createQuestion(db, product(params), body);
}
