import type { ComponentType } from 'react';
import { useApplicationId } from '../../platform/state/context.ts';
import { FormSkeleton } from '../../ui/page/Skeletons.tsx';

/** A screen about the platform that is open; choosing another one begins it anew. */
export function WithApplication({ screen: Screen }: { screen: ComponentType<{ applicationId: number }> }) {
  const applicationId = useApplicationId();
  return applicationId === null ? <FormSkeleton /> : <Screen key={applicationId} applicationId={applicationId} />;
}
