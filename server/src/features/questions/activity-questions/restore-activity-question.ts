import type * as api from '@move/contract/questions/questions.ts';
import type { Call } from '../../../platform/http/route.ts';
import { restoreQuestion } from '../question-operations.ts';
import { activityQuestion } from '../offer-ref.ts';

export function restoreActivityQuestion({ db, params }: Call<typeof api.restoreActivityQuestion>) {
  return restoreQuestion(db, activityQuestion(params));
}
