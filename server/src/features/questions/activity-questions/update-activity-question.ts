import type * as api from '@move/contract/questions/questions.ts';
import type { Call } from '../../../platform/http/route.ts';
import { updateQuestion } from '../question-operations.ts';
import { activityQuestion } from '../offer-ref.ts';

export function updateActivityQuestion({ db, params, body }: Call<typeof api.updateActivityQuestion>) {
  return updateQuestion(db, activityQuestion(params), body);
}
