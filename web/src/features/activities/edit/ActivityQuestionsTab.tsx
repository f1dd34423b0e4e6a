import { QuestionsPart } from '../../questions/public.tsx';
import { ActivityScreen } from './ActivityScreen.tsx';
import type { ActivityAddress } from './use-activity-form.ts';

/** Tab Extra questions. */
export function ActivityQuestionsTab(address: ActivityAddress) {
  const { organizationId, activityId: id } = address;
  return (
    <ActivityScreen {...address} tab="/questions" isWide>
      {() => <QuestionsPart offer={{ kind: 'activity', organizationId, id }} />}
    </ActivityScreen>
  );
}
