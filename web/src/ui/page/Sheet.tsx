import type { ReactNode } from 'react';
import * as styles from './page.module.css';

/** The surface of every page: the `main` element, which scrolls. */
export function Sheet({ children }: { children: ReactNode }) {
  return (
    <main id="main" className={styles.sheet} tabIndex={-1}>
      {children}
    </main>
  );
}
