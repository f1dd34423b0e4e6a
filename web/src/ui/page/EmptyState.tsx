import type { ReactNode } from 'react';
import { TrackArt } from './TrackArt.tsx';

type EmptyStateProps = {
  /** nothing-yet: what it is and why · nothing-found: repeats the search · not-allowed: whom to ask. */
  kind?: 'nothing-yet' | 'nothing-found' | 'not-allowed' | undefined;
  title: string;
  text?: ReactNode;
  /** One primary action; at most one secondary beside it. */
  actions?: ReactNode;
};

/** The three ways in which there is nothing to show (look §10). */
export function EmptyState({ kind = 'nothing-yet', title, text, actions }: EmptyStateProps) {
  return (
    <div className="emptystate" data-kind={kind} role={kind === 'nothing-found' ? 'status' : undefined}>
      <TrackArt runner={kind === 'nothing-yet' ? 'brand' : 'none'} />
      <h2>{title}</h2>
      {text !== undefined && <p>{text}</p>}
      {actions !== undefined && <div className="acts">{actions}</div>}
    </div>
  );
}
