import type * as api from '@move/contract/questions/questions.ts';
import type { Call } from '../../../platform/http/route.ts';
import { activityOffer } from '../offer-ref.ts';
import { getQuestions } from '../questions.queries.ts';

export function listActivityQuestions({ db, params }: Call<typeof api.listActivityQuestions>) {
  return getQuestions(db, activityOffer(params));
}
