import { useEffect, useState } from 'react';
import { type Query, useQueriesData } from '../../platform/reads.ts';
import { useDebounced } from '../../platform/debounced.ts';

type Choices<Row> = { rows: readonly Row[]; total: number };

type Asked<Row> = {
  /** The first page, undefined while it is read. */
  first: Choices<Row> | undefined;
  /** What is typed, or stands in the fields; only the server knows whether it means something that isn't on the first page. */
  texts: readonly string[];
  query: (search: string) => Query<readonly Row[]>;
};

/** `isAsking` while the server was not asked about all of the texts yet. */
type Found<Row> = { rows: readonly Row[]; isAsking: boolean };

const NOTHING: readonly never[] = [];

/** What one chooses from: the first page of a list, and where there is more, all that these texts ever found on the server. */
export function useServerOptions<Row extends { id: number }>({ first, texts, query }: Asked<Row>): Found<Row> {
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
    // oxlint-disable-next-line react/exhaustive-deps -- the ids say whether there is anything fresh
  }, [freshIds]);
  const isAsking = isLong && (!rested.isLatest || answers.includes(undefined));
  // what just came is there in the same moment that nothing is asked any more
  return { rows: useStable([...rows, ...found, ...fresh]), isAsking };
}

/** The same array for as long as it holds the same rows. */
function useStable<Row>(rows: readonly Row[]): readonly Row[] {
  const [kept, setKept] = useState(rows);
  const isSame = kept.length === rows.length && kept.every((row, index) => row === rows[index]);
  if (!isSame) setKept(rows);
  return isSame ? kept : rows;
}
