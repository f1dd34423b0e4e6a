import type { ComponentType } from 'react';
import { useApplicationId } from '../../platform/state/context.ts';
import { FormSkeleton } from '../../ui/page/Skeletons.tsx';

/** A screen about the current platform; switching the platform resets it. */
export function WithApplication({ screen: Screen }: { screen: ComponentType<{ applicationId: number }> }) {
  const applicationId = useApplicationId();
  return applicationId === null ? <FormSkeleton /> : <Screen key={applicationId} applicationId={applicationId} />;
}
