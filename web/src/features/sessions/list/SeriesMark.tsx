import type { SessionRow } from '@move/contract/sessions/sessions.ts';
import { rhythm } from '@move/domain/sessions/repetition/rhythm.ts';
import { IconRepeat } from '@tabler/icons-react';
import { type Locale, useLocale } from '../../../platform/texts/locale.ts';
import * as look from '../../../ui/look/look.module.css';

type Planned = Pick<SessionRow, 'repetition' | 'anchor_date' | 'start_date'>;

/** “Elke 2 weken op dinsdag”, or null for a single session. */
export function seriesText({ repetition, anchor_date, start_date }: Planned, locale: Locale): string | null {
  return repetition === null ? null : rhythm({ start_date: anchor_date ?? start_date, repetition }, locale);
}

/** Marks a session of a series; its words say how it repeats. */
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
