import { writeSearch } from '../../platform/navigation/addresses.ts';
import { useNavigate, usePathname, useSearch, useSetSearch } from '../../platform/navigation/navigation.tsx';
import { type NextAddress } from '../../platform/navigation/use-leave-guard.ts';

export type Drawer = {
  /** The id of the open record: null when none is open, NaN when the id in the URL is not valid. */
  editing: number | null;
  isCreating: boolean;
  /** The URL that opens a record over the current list. */
  hrefOf: (id: number) => string;
  edit: (id: number) => void;
  create: () => void;
  close: () => void;
  /** Whether a URL shows the same form, even with other filters for the list behind the form. */
  isStillAt: (next: NextAddress) => boolean;
};

/** Edits records over their list: `?edit=12` opens one, `?create=1` the form for a new one. */
export function useDrawer(): Drawer {
  const pathname = usePathname();
  const search = useSearch();
  const navigate = useNavigate();
  const setSearch = useSetSearch();
  const hrefOf = (id: number) => pathname + writeSearch({ ...search, create: undefined, edit: id });
  return {
    editing: search.edit === undefined ? null : Number(/^[1-9]\d{0,15}$/.test(search.edit) ? search.edit : Number.NaN),
    isCreating: search.create === '1' && search.edit === undefined,
    hrefOf,
    edit: (id) => navigate(hrefOf(id)),
    create: () => setSearch({ create: '1', edit: undefined }, { replace: false }),
    isStillAt: (next) =>
      next.pathname === pathname && next.search.edit === search.edit && next.search.create === search.create,
    close: () => setSearch({ create: undefined, edit: undefined }),
  };
}
