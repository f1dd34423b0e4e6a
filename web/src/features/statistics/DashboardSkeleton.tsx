import { TextSkeleton } from '../../ui/page/Skeletons.tsx';
import './statistics.css';

/** As tall as the figures will be, so that nothing jumps when they arrive. */
export function DashboardSkeleton() {
  return (
    <section className="homepart figures-waiting">
      <TextSkeleton lines={8} />
    </section>
  );
}
