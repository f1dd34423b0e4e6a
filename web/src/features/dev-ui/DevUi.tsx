import { lazyPart } from '../../ui/lazy-part.tsx';
import { MarkSpecimens } from './MarkSpecimens.tsx';
import { OverlaySpecimens } from './OverlaySpecimens.tsx';
import { PageSpecimens } from './PageSpecimens.tsx';
import { TableSpecimens } from './TableSpecimens.tsx';

// loaded on demand: they are the last on the page, so the others are shown first
const InputSpecimens = lazyPart(() => import('./InputSpecimens.tsx').then((module) => module.InputSpecimens));
const CompoundSpecimens = lazyPart(() => import('./CompoundSpecimens.tsx').then((module) => module.CompoundSpecimens));

/** Every part of the kit in its states, for designers, screenshots and accessibility checks; never in production. */
export function DevUi() {
  return (
    <main id="main" style={{ minHeight: '100dvh', background: 'var(--mv-sheet)' }}>
      <PageSpecimens />
      <MarkSpecimens />
      <OverlaySpecimens />
      <TableSpecimens />
      <InputSpecimens />
      <CompoundSpecimens />
    </main>
  );
}
