import { fold } from '@move/domain/kit/text/fold.ts';
import type { Arranged } from '../table/CellGrid.tsx';
import type { Matrix } from './tab-separated.ts';
import { COLUMNS, type GridField } from './grid-cells.ts';

/** Common names of the columns in users' own sheets, in both languages. When several match a field, the first counts. */
const NAMES: Readonly<Record<GridField, readonly string[]>> = {
  date: ['datum', 'date', 'dag', 'day', 'wanneer', 'when'],
  start: ['begin', 'start', 'van', 'from', 'begintijd', 'starttijd', 'aanvang', 'start time', 'tijd', 'time'],
  end: ['einde', 'eind', 'end', 'tot', 'until', 'to', 'eindtijd', 'end time'],
  spots: ['plekken', 'spots', 'plaatsen', 'places', 'capaciteit', 'capacity', 'max', 'maximum', 'aantal'],
  location: ['locatie', 'location', 'zaal', 'hall', 'waar', 'where', 'plaats', 'place', 'accommodatie', 'venue'],
  rate: ['tarief', 'rate', 'prijs', 'price', 'kosten', 'fee'],
};

/**
 * Puts copied rows in the column order of the grid, by the names in their header row. Drops columns that the grid doesn't have. A header
 * row without names for date and start is left out, and the columns stay in order. `isHead` returns whether the first row is a header.
 */
export function arranged(copied: Matrix, isHead: (cells: readonly string[]) => boolean): Arranged {
  const [head, ...rows] = copied;
  if (head === undefined || rows.length === 0 || !isHead(head)) return { matrix: copied };
  const names = head.map((name) =>
    fold(name)
      .replaceAll(/[^a-z ]/g, '')
      .trim(),
  );
  const indexes = COLUMNS.map((field) => columnIndex(NAMES[field], names));
  const isNamed = indexes[0] !== undefined && indexes[1] !== undefined;
  if (!isNamed) return { matrix: rows };
  return { matrix: rows.map((cells) => indexes.map((at) => (at === undefined ? '' : (cells[at] ?? '')))), column: 0 };
}

const columnIndex = (wanted: readonly string[], names: readonly string[]): number | undefined =>
  wanted.map((name) => names.indexOf(name)).find((at) => at !== -1);
