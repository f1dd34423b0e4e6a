import { lazyPart } from '../../../ui/lazy-part.tsx';
import { ListSkeleton } from '../../../ui/page/Skeletons.tsx';
import { ROW_HEIGHTS } from '../../../ui/table/columns/columns.ts';

/** The week and month views, loaded separately because most users look at the list. */
export const LazyCalendar = lazyPart(
  () => import('./SessionCalendar.tsx').then((module) => module.SessionCalendar),
  <ListSkeleton rowHeight={ROW_HEIGHTS.roomy} />,
);
