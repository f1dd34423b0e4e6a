import { previewGrid } from '@move/contract/sessions/session-grid.ts';
import type { PreviewDate } from '@move/contract/sessions/session-preview.ts';
import { useEffect, useState } from 'react';
import { useRead } from '../../../platform/api/reads.ts';
import { useDebounced } from '../../../platform/debounced.ts';
import type { GridSession } from './cells/grid-cells.ts';

export type ActivityParams = { organizationId: number; activityId: number };
/** The server's previews by the content of the row, so that a preview stays with its row while other rows change. */
type Previews = ReadonlyMap<string, PreviewDate>;

const keyOf = (session: GridSession): string => JSON.stringify(session);

/** What the server knows about the rows: holidays, clock changes and conflicts. Read again when the user stops typing. */
export function useGridPreview(params: ActivityParams, sessions: readonly GridSession[]) {
  const rested = useDebounced({ params, body: { sessions: [...sessions] } }, sessions.length > 0);
  // errors are ignored here: saving shows them on their cells
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
    // oxlint-disable-next-line react/exhaustive-deps -- the reply belongs to the input of its request, not to later input
  }, [data]);
  return (session: GridSession): PreviewDate | undefined => known.get(keyOf(session));
}
