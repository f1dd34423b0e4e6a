import type { ReactNode } from 'react';
import { Heading } from './Heading.tsx';
import { TrackArt } from '../marks/TrackArt.tsx';
import * as styles from './page.module.css';

type EmptyStateProps = {
  /** nothing-yet: what it is and why · nothing-found: repeats the search · not-allowed: whom to ask. */
  kind?: 'nothing-yet' | 'nothing-found' | 'not-allowed' | undefined;
  /** Reads out that nothing was found, where nothing else does. */
  isStatus?: boolean | undefined;
  /** 1 when it is the only heading of its screen. */
  level?: 1 | 2 | undefined;
  title: string;
  text?: ReactNode;
  /** One primary action; at most one secondary next to it. */
  actions?: ReactNode;
};

/** The three kinds of empty content. */
export function EmptyState({
  kind = 'nothing-yet',
  isStatus = kind === 'nothing-found',
  level = 2,
  title,
  text,
  actions,
}: EmptyStateProps) {
  return (
    <div className={styles.emptyState} data-kind={kind} role={isStatus ? 'status' : undefined}>
      <TrackArt runner={kind === 'nothing-yet' ? 'brand' : 'none'} />
      {level === 1 ? <Heading>{title}</Heading> : <h2>{title}</h2>}
      {text !== undefined && <p>{text}</p>}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
