import type { ReactNode } from 'react';
import { useFormatNumber, useWords } from '../../Words.tsx';
import { Pager } from './Pager.tsx';
import { useRange } from './use-range.ts';
import * as look from '../../look/look.module.css';
import * as tableStyles from '../table.module.css';

type ListFootProps = {
  /** Distinguishes two lists on one page. */
  label?: string | undefined;
  /** From 1. */
  page: number;
  itemsPerPage: number;
  total: number;
  rowsAbove?: number | undefined;
  pageSizes: readonly number[];
  onPage: (page: number) => void;
  onPageSize: (itemsPerPage: number) => void;
  /** Replaces the range and the page size while rows are chosen. With a short pager it stays on one line, so that no row moves. */
  bulkBar?: ReactNode;
};

function PageSize({
  itemsPerPage,
  pageSizes,
  onPageSize,
}: Pick<ListFootProps, 'itemsPerPage' | 'pageSizes' | 'onPageSize'>) {
  const w = useWords();
  const count = useFormatNumber();
  const sizes = [...new Set([...pageSizes, itemsPerPage])].toSorted((a, b) => a - b);
  return (
    <label className={look.row}>
      {w.table.perPage}
      <select
        className={tableStyles.select}
        value={itemsPerPage}
        onChange={(event) => onPageSize(Number(event.currentTarget.value))}
      >
        {sizes.map((size) => (
          <option key={size} value={size}>
            {count(size)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The footer of a list: range, bulk actions or page size, pager. */
export function PagedFooter({ label, page, itemsPerPage, total, rowsAbove, pageSizes, bulkBar, ...on }: ListFootProps) {
  const range = useRange();
  return (
    <div className={tableStyles.foot}>
      {!bulkBar && <span className={look.figures}>{range({ page, itemsPerPage, total, rowsAbove })}</span>}
      {bulkBar ?? <span className={look.grow} />}
      {!bulkBar && <PageSize {...{ itemsPerPage, pageSizes }} onPageSize={on.onPageSize} />}
      <Pager
        isShort={Boolean(bulkBar)}
        label={label}
        page={page}
        pages={Math.max(1, Math.ceil(total / itemsPerPage))}
        onPage={on.onPage}
      />
    </div>
  );
}
