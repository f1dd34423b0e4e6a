import { type FunctionComponent, useEffect, useState } from 'react';
import { BellFace } from '../../features/jobs/public.tsx';
import { useIsFirstScreenThere } from '../../platform/first-screen.ts';

type BellProps = { isOpenAtOnce: boolean };

/**
 * The bell stands at once; what it counts is asked when the first screen is there, or when somebody opens it. Its file may be
 * out of reach (no connection): the next click asks again, and the screen below goes on.
 */
export function BellPlace() {
  const isFirstScreenThere = useIsFirstScreenThere();
  const [clicks, setClicks] = useState(0);
  const [Bell, setBell] = useState<FunctionComponent<BellProps> | null>(null);
  const isWanted = isFirstScreenThere || clicks > 0;
  useEffect(() => {
    if (!isWanted) return;
    import('../../features/jobs/Bell.tsx').then(
      (module) => setBell(() => module.Bell),
      () => undefined,
    );
  }, [isWanted, clicks]);
  return Bell === null ? <BellFace onClick={() => setClicks(clicks + 1)} /> : <Bell isOpenAtOnce={clicks > 0} />;
}
