import { chosenColumns } from '../../../ui/table/columns/columns.ts';
import { type ExportColumn, useColumns } from '../columns.tsx';
import type { ListEndpoint, RowOf } from '../endpoint-types.ts';
import type { ShownFilter } from '../filters/filters.tsx';
import type { ListScreenProps } from '../ListScreen.tsx';

type ShownColumns<E extends ListEndpoint> = {
  /** All columns in their standard order. */
  all: readonly ExportColumn<RowOf<E>>[];
  /** Ids of the columns that are shown by default. */
  standard: readonly string[];
  shown: readonly ExportColumn<RowOf<E>>[];
};

/** The columns of a list: those that the user chose, in that order, or without a choice all that are not optional. */
export function useShownColumns<E extends ListEndpoint>(
  { list, columns, record }: Pick<ListScreenProps<E>, 'list' | 'columns' | 'record'>,
  filters: readonly ShownFilter[],
  chosen: readonly string[] | null,
): ShownColumns<E> {
  const all = useColumns({ endpoint: list.endpoint, columns, record, filtering: { view: list.view, filters } });
  const standard = all.filter((_, index) => !columns[index]?.isOptional).map(({ id }) => id);
  const order = chosenColumns(all, chosen ?? standard.slice(1)).map(({ id }) => id);
  const shown = order.flatMap((id) => all.filter((column) => column.id === id));
  return { all, standard, shown };
}
