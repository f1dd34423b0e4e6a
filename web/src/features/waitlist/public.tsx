import { lazyPart } from '../../ui/lazy-part.tsx';
import { ListSkeleton } from '../../ui/page/Skeletons.tsx';

/** The waiting list of a session or bundle, loaded when its tab opens. */
export const WaitlistPart = lazyPart(
  () => import('./WaitlistPart.tsx').then((module) => module.WaitlistPart),
  <ListSkeleton />,
);
