import type * as api from '@move/contract/questions/questions.ts';
import type { Call } from '../../../platform/http/route.ts';
import { activityQuestion } from '../offer-ref.ts';
import { getQuestion } from '../questions.queries.ts';

export function getActivityQuestion({ db, params }: Call<typeof api.getActivityQuestion>) {
  return getQuestion(db, activityQuestion(params));
}
