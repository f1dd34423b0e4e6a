import { type ReactNode, useEffect, useState } from 'react';
import { useWords } from '../Words.tsx';
import * as look from '../look/look.module.css';
import * as formSectionStyles from './FormSection.module.css';
import * as styles from './page.module.css';

const DELAY_MS = 150;

/** Shows nothing for 150 ms, so that fast replies don't flash; announces the wait. */
export function Delayed({ children }: { children: ReactNode }) {
  const w = useWords();
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setDue(true), DELAY_MS);
    return () => window.clearTimeout(timer);
  }, []);
  return (
    <div aria-busy="true" role="status" style={{ visibility: isDue ? 'visible' : 'hidden' }}>
      <span className={look.visuallyHidden}>{isDue ? w.loading : ''}</span>
      {children}
    </div>
  );
}

/** A grey block where a text or a picture comes. */
export function Block({ width, height = 12 }: { width: number | string; height?: number }) {
  return <div className={styles.skeleton} style={{ width, height, maxWidth: '100%' }} aria-hidden="true" />;
}

const NAMES = [180, 140, 210, 160, 190, 130];
const times = (count: number) => Array.from({ length: count }, (_, i) => i);

/** Rows of a list at their real height: logo, name, four columns. */
export function ListSkeleton({
  rows = 12,
  rowHeight = 48,
}: {
  rows?: number | undefined;
  rowHeight?: number | undefined;
}) {
  return (
    <Delayed>
      {times(rows).map((row) => (
        <div
          key={row}
          className={`${look.row} ${look.inset}`}
          // on a phone the blocks together are wider than the row
          style={{ height: rowHeight, gap: 12, borderBottom: '1px solid var(--mv-line)', overflow: 'hidden' }}
        >
          <Block width={17} height={17} />
          <Block width={28} height={28} />
          <Block width={NAMES[row % NAMES.length] ?? 160} />
          <span className={look.grow} />
          <Block width="12%" />
          <Block width="9%" />
          <Block width="7%" />
        </div>
      ))}
    </Delayed>
  );
}

/** Sections of an edit form at their real size. */
export function FormSkeleton({
  sections = 2,
  fields = 4,
}: {
  sections?: number | undefined;
  fields?: number | undefined;
}) {
  return (
    <Delayed>
      <div className={formSectionStyles.form} style={{ paddingBottom: 28 }}>
        <div>
          {times(sections).map((section) => (
            <div key={section} className={formSectionStyles.section}>
              <div>
                <Block width={110} height={15} />
              </div>
              <div className={formSectionStyles.fields}>
                {times(fields).map((field) => (
                  <div
                    key={field}
                    className={field % 3 === 0 ? formSectionStyles.span6 : formSectionStyles.span3}
                    style={{ display: 'grid', gap: 8 }}
                  >
                    <Block width={80} />
                    <Block width="100%" height={34} />
                  </div>
                ))}
              </div>
            </div>
          ))}
        </div>
      </div>
    </Delayed>
  );
}

/** Lines of text in a panel. */
export function TextSkeleton({ lines = 3 }: { lines?: number | undefined }) {
  return (
    <Delayed>
      <div style={{ display: 'grid', gap: 10, padding: '8px 0' }}>
        {times(lines).map((line) => (
          <Block key={line} width={line === lines - 1 ? '55%' : '100%'} />
        ))}
      </div>
    </Delayed>
  );
}
