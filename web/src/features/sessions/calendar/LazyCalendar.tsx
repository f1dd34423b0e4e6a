import { later } from '../../../ui/later.tsx';
import { ListSkeleton } from '../../../ui/page/Skeletons.tsx';
import { ROW_HEIGHTS } from '../../../ui/table/columns/columns.ts';

/** Week and month, in a file of their own: most look at the list. */
export const LazyCalendar = later(
  () => import('./SessionCalendar.tsx').then((module) => module.SessionCalendar),
  <ListSkeleton rowHeight={ROW_HEIGHTS.roomy} />,
);
