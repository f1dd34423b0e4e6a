import { QuestionsPart } from '../../questions/public.tsx';
import { ActivityScreen } from './ActivityScreen.tsx';
import type { ActivityParams } from './use-activity-form.ts';

export function ActivityQuestionsTab(params: ActivityParams) {
  const { organizationId, activityId: id } = params;
  return (
    <ActivityScreen {...params} tab="/questions" isWide>
      {() => <QuestionsPart offer={{ kind: 'activity', organizationId, id }} />}
    </ActivityScreen>
  );
}
