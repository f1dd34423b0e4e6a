import type { ReactNode } from 'react';

/** The white surface of every page; contains `main` and scrolls itself. */
export function Sheet({ children }: { children: ReactNode }) {
  return (
    <main id="main" className="sheet" tabIndex={-1}>
      {children}
    </main>
  );
}
