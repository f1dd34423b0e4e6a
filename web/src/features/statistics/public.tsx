import { lazyPart } from '../../ui/lazy-part.tsx';
import { TextSkeleton } from '../../ui/page/Skeletons.tsx';
import * as pageStyles from '../../ui/page/page.module.css';
import * as styles from './statistics.module.css';

/** The figures of an organisation or of the whole platform, loaded after the start page. Their space is reserved until then. */
export const Dashboard = lazyPart(
  () => import('./Dashboard.tsx').then((module) => module.Dashboard),
  <div className={`${pageStyles.part} ${styles.waiting}`}>
    <TextSkeleton lines={8} />
  </div>,
);

/** The figures of the period as a strip on the start page of the platform; there `Dashboard` leaves them out (`hasStrip`). */
export const FigureStrip = lazyPart(
  () => import('./Dashboard.tsx').then((module) => module.FigureStrip),
  <div className={styles.strip} aria-busy="true" />,
);
