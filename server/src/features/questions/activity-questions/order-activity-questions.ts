import type * as api from '@move/contract/questions/questions.ts';
import type { Call } from '../../../platform/http/route.ts';
import { putInOrder } from '../update-question.ts';
import { activity } from '../questions.queries.ts';

export function orderActivityQuestions({ db, params, body }: Call<typeof api.orderActivityQuestions>) {
  return putInOrder(db, activity(params), body);
}
