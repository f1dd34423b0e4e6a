import type * as api from '@move/contract/questions/questions.ts';
import type { Call } from '../../../platform/http/route.ts';
import { createQuestion } from '../question-operations.ts';
import { activityOffer } from '../offer-ref.ts';

export function createActivityQuestion({ db, params, body }: Call<typeof api.createActivityQuestion>) {
  return createQuestion(db, activityOffer(params), body);
}
