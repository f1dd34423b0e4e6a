import { later } from '../../ui/later.tsx';
import { DashboardSkeleton } from './DashboardSkeleton.tsx';

/** The figures of an organisation, or of the whole platform; loaded behind the start page that shows them. */
export const Dashboard = later(
  () => import('./Dashboard.tsx').then((module) => module.Dashboard),
  <DashboardSkeleton />,
);
