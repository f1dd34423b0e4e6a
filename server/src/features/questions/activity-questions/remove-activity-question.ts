import type * as api from '@move/contract/questions/questions.ts';
import type { Call } from '../../../platform/http/route.ts';
import { removeQuestion } from '../question-operations.ts';
import { activityQuestion } from '../offer-ref.ts';

export function removeActivityQuestion({ db, params }: Call<typeof api.removeActivityQuestion>) {
  return removeQuestion(db, activityQuestion(params));
}
