import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useFormatNumber, useWords } from '../../Words.tsx';
import { pagesShown } from './pages-shown.ts';
import * as tableStyles from '../table.module.css';

type PagerProps = {
  label?: string | undefined;
  page: number;
  pages: number;
  onPage: (page: number) => void;
  /** Shows only the current page between the arrows. */
  isShort?: boolean;
};

export function Pager({ label, page, pages, onPage, isShort = false }: PagerProps) {
  const w = useWords();
  const count = useFormatNumber();
  return (
    <nav
      className={tableStyles.pager}
      data-single={pages === 1}
      aria-label={label === undefined ? w.table.pages : `${w.table.pages}: ${label}`}
    >
      <button type="button" aria-label={w.table.previousPage} disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <IconChevronLeft size={16} stroke={1.75} aria-hidden />
      </button>
      {(isShort ? [{ kind: 'page', page } as const] : pagesShown(page, pages)).map((shown) =>
        shown.kind === 'gap' ? (
          <span key={shown.key} aria-hidden="true">
            …
          </span>
        ) : (
          <button
            key={shown.page}
            type="button"
            aria-label={w.table.page(count(shown.page))}
            aria-current={shown.page === page ? 'page' : undefined}
            onClick={() => onPage(shown.page)}
          >
            {count(shown.page)}
          </button>
        ),
      )}
      <button type="button" aria-label={w.table.nextPage} disabled={page >= pages} onClick={() => onPage(page + 1)}>
        <IconChevronRight size={16} stroke={1.75} aria-hidden />
      </button>
    </nav>
  );
}
