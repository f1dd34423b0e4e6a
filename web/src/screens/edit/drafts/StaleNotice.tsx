import { useStore } from '../../../platform/state/store.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import type { HistorySource } from '../../history/history-source.ts';
import type { FormCore, Stale } from '../form/form-core.ts';
import type { Side } from './changes.ts';

export type Merge = (choices: Readonly<Record<string, Side>>) => Promise<boolean>;
export type StaleNoticeProps = { core: FormCore; merge: Merge; source: HistorySource | null };

// loaded on demand, like the code that reads the audit trail: users seldom see this notice
const ShownStaleNotice = lazyPart<StaleNoticeProps & { stale: Stale }>(() =>
  import('./StaleDialog.tsx').then((module) => module.ShownStaleNotice),
);

/** The notice of a form whose record was saved meanwhile. */
export function StaleNotice(props: StaleNoticeProps) {
  const { stale } = useStore(props.core.store);
  return stale === null ? null : <ShownStaleNotice {...props} stale={stale} />;
}
