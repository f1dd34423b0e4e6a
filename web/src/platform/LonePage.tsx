import type { ReactNode } from 'react';
import { Sheet } from '../ui/page/Sheet.tsx';
import { Brand } from './Brand.tsx';
import * as styles from './LonePage.module.css';

/** A page with the platform's name and no menu: for a user who may open nothing, or a page outside the menu's levels. */
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
