import { useEffect, useState } from 'react';
import { type Query, useQueriesData } from '../../../platform/api/reads.ts';
import { useDebounced } from '../../../platform/debounced.ts';

type Choices<Row> = { rows: readonly Row[]; total: number };

type Input<Row> = {
  /** The first page, undefined while it loads. */
  first: Choices<Row> | undefined;
  /** The texts to find options for: what the user types, or the cells of a grid. Only the server can search beyond the first page. */
  texts: readonly string[];
  query: (search: string) => Query<readonly Row[]>;
};

/** `isAsking` is true until the server has replied for all texts. */
type Found<Row> = { rows: readonly Row[]; isAsking: boolean };

const NOTHING: readonly never[] = [];

/** The options of a picker: the first page of a list and, when there are more pages, everything that the server found for the texts. */
export function useServerOptions<Row extends { id: number }>({ first, texts, query }: Input<Row>): Found<Row> {
  const isLong = first !== undefined && first.total > first.rows.length;
  const wanted = [...new Set(texts.map((text) => text.trim()))].filter((text) => text !== '');
  const rested = useDebounced(wanted, isLong);
  const answers = useQueriesData(
    (isLong ? rested.input : []).map((search) => ({ query: query(search), isEnabled: rested.isEnabled })),
    60_000,
  );
  const [found, setFound] = useState<readonly Row[]>(NOTHING);
  const rows = first?.rows ?? NOTHING;
  const known = new Set([...rows, ...found].map(({ id }) => id));
  const answered = answers.flatMap((answer) => answer ?? []).filter(({ id }) => !known.has(id));
  const fresh = [...new Map(answered.map((row) => [row.id, row])).values()];
  const freshIds = fresh.map(({ id }) => id).join();
  useEffect(() => {
    if (freshIds !== '') setFound((before) => [...before, ...fresh]);
    // oxlint-disable-next-line react/exhaustive-deps -- the ids decide whether there are fresh rows
  }, [freshIds]);
  const isAsking = isLong && (!rested.isLatest || answers.includes(undefined));
  // the new rows are returned in the same render in which loading ends
  return { rows: useStable([...rows, ...found, ...fresh]), isAsking };
}

/** Returns the same array while it has the same rows. */
function useStable<Row>(rows: readonly Row[]): readonly Row[] {
  const [kept, setKept] = useState(rows);
  const isSame = kept.length === rows.length && kept.every((row, index) => row === rows[index]);
  if (!isSame) setKept(rows);
  return isSame ? kept : rows;
}
