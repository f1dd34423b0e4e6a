import { useMessages } from '../../../platform/texts/messages.ts';
import { SegmentedChoice } from '../../../ui/marks/SegmentedChoice.tsx';
import { sessionMessages } from '../sessions.messages.ts';
import type { SessionViewState } from './view-of-sessions.ts';

/** Day, week, month or list. */
export function ViewSwitch({ state }: { state: SessionViewState }) {
  const t = useMessages(sessionMessages);
  return (
    <SegmentedChoice
      label={t.view}
      value={state.view}
      segments={state.views.map((view) => ({ value: view, label: t.views[view] }))}
      onChange={(view) => state.show({ view })}
    />
  );
}
