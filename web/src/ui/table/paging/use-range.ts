import { useFormatNumber, useWords } from '../../Words.tsx';

type Paged = {
  page: number;
  itemsPerPage: number;
  total: number;
  /** Rows of the first page that aren't in the total, such as the free rate. */
  rowsAbove?: number | undefined;
};

/** “26–50 van 312” */
export function useRange(): (paged: Paged) => string {
  const w = useWords();
  const count = useFormatNumber();
  return ({ page, itemsPerPage, total: stored, rowsAbove = 0 }) => {
    const total = stored + rowsAbove;
    const from = total === 0 ? 0 : page === 1 ? 1 : (page - 1) * itemsPerPage + rowsAbove + 1;
    return w.table.range(count(from), count(Math.min(total, page * itemsPerPage + rowsAbove)), count(total));
  };
}
