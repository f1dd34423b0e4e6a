import type { ReactNode } from 'react';
import * as styles from './page.module.css';

/** The white surface of every page; contains `main` and scrolls itself. */
export function Sheet({ children }: { children: ReactNode }) {
  return (
    <main id="main" className={styles.sheet} tabIndex={-1}>
      {children}
    </main>
  );
}
