import type * as api from '@move/contract/questions/questions.ts';
import type { Call } from '../../../platform/http/route.ts';
import { ofActivity, readQuestion } from '../questions.queries.ts';

export function getActivityQuestion({ db, params }: Call<typeof api.getActivityQuestion>) {
  return readQuestion(db, ofActivity(params));
}
