import { lazy, Suspense, useState } from 'react';
import { BellFace } from '../../features/jobs/public.tsx';
import { useIsFirstScreenThere } from '../../platform/first-screen.ts';

const Bell = lazy(() => import('../../features/jobs/Bell.tsx').then((module) => ({ default: module.Bell })));

/** The bell stands at once; what it counts is asked when the first screen is there, or when somebody opens it. */
export function BellPlace() {
  const isFirstScreenThere = useIsFirstScreenThere();
  const [isAsked, setAsked] = useState(false);
  const face = <BellFace onClick={() => setAsked(true)} />;
  if (!isFirstScreenThere && !isAsked) return face;
  return (
    <Suspense fallback={face}>
      <Bell isOpenAtOnce={isAsked} />
    </Suspense>
  );
}
