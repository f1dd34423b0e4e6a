import { useMemo, useState } from 'react';
import { Status } from '../../ui/marks/Status.tsx';
import { STATUS } from '../../ui/marks/statuses.ts';
import { BulkBar } from '../../ui/page/bars/BulkBar.tsx';
import { LogoTile } from '../../ui/people/LogoTile.tsx';
import { DensityButton } from '../../ui/table/columns/DensityButton.tsx';
import { ColumnChooser } from '../../ui/table/columns/ColumnChooser.tsx';
import { type ColumnWidths, withWidth } from '../../ui/table/columns/column-widths.ts';
import { chosenColumns, type Column, type Density, type Sort } from '../../ui/table/columns/columns.ts';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { PagedFooter } from '../../ui/table/paging/PagedFooter.tsx';
import { OrderedList } from '../../ui/table/order/OrderedList.tsx';
import { SearchBox } from '../../ui/table/SearchBox.tsx';
import { useFormatNumber } from '../../ui/Words.tsx';
import { type SampleRow, sampleRows } from './sample-rows.ts';
import { Specimen } from './Specimen.tsx';
import * as look from '../../ui/look/look.module.css';
import * as toolbarStyles from '../../ui/page/bars/toolbar.module.css';
import * as tableStyles from '../../ui/table/table.module.css';

function useColumns(): Column<SampleRow>[] {
  const count = useFormatNumber();
  return useMemo(
    () => [
      {
        id: 'name',
        header: 'Naam',
        sort: 'name',
        cell: (row) => (
          <span className={look.row}>
            <LogoTile name={row.name} />
            <a className={tableStyles.primary} href={`#${row.id}`}>
              {row.name}
            </a>
          </span>
        ),
      },
      { id: 'status', header: 'Status', cell: (row) => <Status look={STATUS.organization[row.status]} /> },
      { id: 'city', header: 'Plaats', sort: 'city', cell: (row) => row.city },
      { id: 'activities', header: 'Activiteiten', align: 'right', cell: (row) => count(row.activities) },
      {
        id: 'participants',
        header: 'Deelnemers',
        sort: 'participants',
        align: 'right',
        cell: (row) => count(row.participants),
      },
    ],
    [count],
  );
}

function Card({ row }: { row: SampleRow }) {
  return (
    <div className={look.row} style={{ gap: 12 }}>
      <LogoTile name={row.name} size={44} />
      <div className={look.grow}>
        <a
          href={`#${row.id}`}
          className={`${look.semibold} ${look.ellipsis}`}
          style={{ display: 'block', fontSize: 16 }}
        >
          {row.name}
        </a>
        <div className={look.muted}>{row.city}</div>
        <Status look={STATUS.organization[row.status]} />
      </div>
    </div>
  );
}

function SampleList({ label, rows, height }: { label: string; rows: readonly SampleRow[]; height: number }) {
  const all = useColumns();
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const [density, setDensity] = useState<Density>('roomy');
  const [widths, setWidths] = useState<ColumnWidths>({});
  const onWidth = (id: string, width: number | null) => setWidths(withWidth(widths, id, width));
  const [sort, setSort] = useState<Sort>({ by: 'name', direction: 'asc' });
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['4', '7']));
  const [search, setSearch] = useState('');
  const [opened, setOpened] = useState('');
  const [page, setPage] = useState(1);
  const bulkBar = selected.size > 0 && (
    <BulkBar chosen={selected.size} total={rows.length} actions={[]} onClear={() => setSelected(new Set())} />
  );
  return (
    <div style={{ display: 'flex', flexDirection: 'column', height, margin: '0 -28px', overflow: 'hidden' }}>
      <div className={toolbarStyles.toolbar}>
        <SearchBox value={search} onChange={setSearch} label="Naam, plaats of KVK" withShortcut={rows.length < 100} />
        <span className={`${look.grow} ${look.small} ${look.muted}`}>{opened}</span>
        <DensityButton density={density} onChange={setDensity} />
        <ColumnChooser
          {...{ columns: all, chosen, onWidth }}
          onChange={setChosen}
          onReset={() => {
            setChosen(null);
            setWidths({});
          }}
        />
      </div>
      <DataTable
        label={label}
        rows={rows}
        columns={chosenColumns(all, chosen)}
        rowKey={(row) => row.id}
        rowName={(row) => row.name}
        sort={sort}
        onSort={setSort}
        selected={selected}
        onSelect={setSelected}
        density={density}
        {...{ widths, onWidth }}
        rowMenu={(row) => [
          { label: 'Openen', href: `#${row.id}` },
          'divider',
          { label: 'Verwijderen', isDanger: true, onClick: () => setOpened(row.name) },
        ]}
        onOpen={(row) => setOpened(row.name)}
        card={(row) => <Card row={row} />}
        totals={{ name: 'Totaal, zonder afgewezen', participants: '4.062' }}
      />
      <PagedFooter
        label={label}
        page={page}
        itemsPerPage={25}
        total={rows.length}
        pageSizes={[25, 100, 250]}
        onPage={setPage}
        onPageSize={() => setPage(1)}
        bulkBar={bulkBar || undefined}
      />
    </div>
  );
}

function Ordered() {
  const [filters, setFilters] = useState(['Sport', 'Categorie', 'Datum', 'Leeftijd', 'Afstand']);
  return (
    <div style={{ maxWidth: 520 }}>
      <OrderedList
        label="Filters"
        items={filters}
        itemKey={(name) => name}
        itemName={(name) => name}
        onChange={setFilters}
      />
    </div>
  );
}

/** A short table, one of ten thousand rows, and a list whose order the user changes. */
export function TableSpecimens() {
  const few = useMemo(() => sampleRows(13), []);
  const many = useMemo(() => sampleRows(10_000), []);
  return (
    <>
      <Specimen id="table" title="Tabel">
        <SampleList label="Organisaties" rows={few} height={620} />
      </Specimen>
      <Specimen id="table-large" title="Tabel met 10.000 rijen">
        <SampleList label="Alle organisaties" rows={many} height={480} />
      </Specimen>
      <Specimen id="ordered-list" title="Eigen volgorde">
        <Ordered />
      </Specimen>
    </>
  );
}
