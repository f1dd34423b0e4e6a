import type { ReactNode } from 'react';
import { Sheet } from '../ui/page/Sheet.tsx';
import { Brand } from './Brand.tsx';
import * as styles from './LonePage.module.css';

/** A page with the platform's name and no menu, e.g. for a user without permissions. */
export function LonePage({ children }: { children: ReactNode }) {
  return (
    <div className={styles.page}>
      <header className={styles.brand}>
        <Brand />
      </header>
      <Sheet>{children}</Sheet>
    </div>
  );
}
