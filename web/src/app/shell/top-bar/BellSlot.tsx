import { useState } from 'react';
import { BellFace } from '../../../features/jobs/public.tsx';
import { useFirstScreenSettled } from '../../../platform/loading/first-screen.ts';
import { latePart } from '../../../ui/late-part.ts';

const useBell = latePart(() => import('../../../features/jobs/Bell.tsx').then((module) => module.Bell));

/**
 * The bell stands at once; what it counts is asked when the first screen is there, or when somebody opens it. Its file may be
 * out of reach (no connection): the next click asks again, and the screen below goes on.
 */
export function BellSlot() {
  const isFirstScreenThere = useFirstScreenSettled();
  const [isOpened, setOpened] = useState(false);
  const { Part: Bell, hasFailed, retry } = useBell(isFirstScreenThere || isOpened);
  const open = () => {
    setOpened(true);
    if (hasFailed) retry();
  };
  return Bell === null ? <BellFace onClick={open} /> : <Bell isOpenAtOnce={isOpened} />;
}
