import { useState } from 'react';
import { BellButton } from '../../../features/jobs/public.tsx';
import { useFirstScreenSettled } from '../../../platform/loading/first-screen.ts';
import { lazyPartHook } from '../../../ui/lazy-part-hook.ts';

const useBell = lazyPartHook(() => import('../../../features/jobs/Bell.tsx').then((module) => module.Bell));

/**
 * The bell is shown at once; its count is read after the first screen, or when the user opens it. If its file can't be loaded, the next
 * click tries again, and the screen keeps working.
 */
export function BellSlot() {
  const isFirstScreenThere = useFirstScreenSettled();
  const [isOpened, setOpened] = useState(false);
  const { Part: Bell, hasFailed, retry } = useBell(isFirstScreenThere || isOpened);
  const open = () => {
    setOpened(true);
    if (hasFailed) retry();
  };
  return Bell === null ? <BellButton onClick={open} /> : <Bell isOpenAtOnce={isOpened} />;
}
