import { useEffect, useState } from 'react';
import { type Query, useQueryResults } from '../../../platform/api/reads.ts';
import { useDebounced } from '../../../platform/debounced.ts';

type Choices<Row> = { rows: readonly Row[]; total: number };

type Input<Row> = {
  /** The first page, undefined while it loads. */
  first: Choices<Row> | undefined;
  /** The texts to find options for: what the user types, or the cells of a grid. Only the server can search beyond the first page. */
  texts: readonly string[];
  query: (search: string) => Query<readonly Row[]>;
};

type Found<Row> = {
  rows: readonly Row[];
  /** True until each search has ended. */
  isAsking: boolean;
  /** A search failed; `retry` repeats the failed ones. */
  isFailed: boolean;
  retry: () => void;
};

const NO_ROWS: readonly never[] = [];

/** The options of a picker: the first page of a list and, when there are more pages, everything that the server found for the texts. */
export function useServerOptions<Row extends { id: number }>({ first, texts, query }: Input<Row>): Found<Row> {
  const isLong = first !== undefined && first.total > first.rows.length;
  const wanted = [...new Set(texts.map((text) => text.trim()))].filter((text) => text !== '');
  const rested = useDebounced(wanted, isLong);
  const searches = useQueryResults(
    (isLong ? rested.input : []).map((search) => ({ query: query(search), isEnabled: rested.isEnabled })),
    60_000,
  );
  const [found, setFound] = useState<readonly Row[]>(NO_ROWS);
  const rows = first?.rows ?? NO_ROWS;
  const known = new Set([...rows, ...found].map(({ id }) => id));
  const answered = searches.flatMap(({ data }) => data ?? []).filter(({ id }) => !known.has(id));
  const fresh = [...new Map(answered.map((row) => [row.id, row])).values()];
  const freshIds = fresh.map(({ id }) => id).join();
  useEffect(() => {
    if (freshIds !== '') setFound((before) => [...before, ...fresh]);
    // oxlint-disable-next-line react/exhaustive-deps -- the ids decide whether there are fresh rows
  }, [freshIds]);
  const isAsking = isLong && (!rested.isLatest || searches.some(({ data, isError }) => data === undefined && !isError));
  const failed = searches.filter(({ data, isError }) => data === undefined && isError);
  const retry = () => {
    for (const search of failed) void search.refetch();
  };
  // the new rows are returned in the same render in which loading ends
  return { rows: useStable([...rows, ...found, ...fresh]), isAsking, isFailed: failed.length > 0, retry };
}

/** Returns the same array while it has the same rows. */
function useStable<Row>(rows: readonly Row[]): readonly Row[] {
  const [kept, setKept] = useState(rows);
  const isSame = kept.length === rows.length && kept.every((row, index) => row === rows[index]);
  if (!isSame) setKept(rows);
  return isSame ? kept : rows;
}
