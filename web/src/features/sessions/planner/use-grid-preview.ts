import { previewGrid } from '@move/contract/sessions/session-grid.ts';
import type { PreviewDate } from '@move/contract/sessions/session-preview.ts';
import { useEffect, useState } from 'react';
import { useRead } from '../../../platform/api/reads.ts';
import { useDebounced } from '../../../platform/debounced.ts';
import type { GridSession } from './cells/grid-cells.ts';

export type ActivityParams = { organizationId: number; activityId: number };
/** By what a row says, so that an answer stays with its row while others change. */
type Previews = ReadonlyMap<string, PreviewDate>;

const keyOf = (session: GridSession): string => JSON.stringify(session);

/** What the server knows of the rows of a grid: holidays, the clock, and what else is there; asked when the typist rests. */
export function useGridPreview(params: ActivityParams, sessions: readonly GridSession[]) {
  const rested = useDebounced({ params, body: { sessions: [...sessions] } }, sessions.length > 0);
  // a refusal is told when the grid is saved, on its cell
  const { data } = useRead(previewGrid, rested.input, { enabled: rested.isEnabled, showsErrors: true });
  const [known, setKnown] = useState<Previews>(new Map());
  useEffect(() => {
    if (data === undefined) return;
    const asked = rested.input.body.sessions;
    setKnown(
      new Map(
        data.rows.flatMap((dates, index) =>
          asked[index] && dates[0] ? [[keyOf(asked[index]), dates[0]] as const] : [],
        ),
      ),
    );
    // oxlint-disable-next-line react/exhaustive-deps -- an answer is to the input it was asked with
  }, [data]);
  return (session: GridSession): PreviewDate | undefined => known.get(keyOf(session));
}
