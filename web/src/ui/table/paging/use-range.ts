import { useCount, useWords } from '../../Words.tsx';

type Paged = { page: number; itemsPerPage: number; total: number };

/** “26–50 van 312” */
export function useRange(): (paged: Paged) => string {
  const w = useWords();
  const count = useCount();
  return ({ page, itemsPerPage, total }) => {
    const from = total === 0 ? 0 : (page - 1) * itemsPerPage + 1;
    return w.table.range(count(from), count(Math.min(total, page * itemsPerPage)), count(total));
  };
}
