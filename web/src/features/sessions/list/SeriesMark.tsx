import type { SessionRow } from '@move/contract/sessions/sessions.ts';
import { rhythm } from '@move/domain/sessions/repetition/rhythm.ts';
import { IconRepeat } from '@tabler/icons-react';
import { type Locale, useLocale } from '../../../platform/texts/locale.ts';
import * as look from '../../../ui/look/look.module.css';

type Planned = Pick<SessionRow, 'repetition' | 'anchor_date' | 'start_date'>;

/** How a session repeats, e.g. “Elke 2 weken op dinsdag”; null for a single session. */
export function seriesText({ repetition, anchor_date, start_date }: Planned, locale: Locale): string | null {
  return repetition === null ? null : rhythm({ start_date: anchor_date ?? start_date, repetition }, locale);
}

/** An icon at a session of a series. Its label says how the session repeats. */
export function SeriesMark({ row }: { row: Planned }) {
  const text = seriesText(row, useLocale());
  return (
    text !== null && (
      <span role="img" aria-label={text} title={text} className={look.muted}>
        <IconRepeat size={14} stroke={1.75} aria-hidden />
      </span>
    )
  );
}
