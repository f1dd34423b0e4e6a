import type { ProductRow } from '@move/contract/products/products.ts';
import { priceText } from '@move/domain/rates/price-text.ts';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useLocale } from '../../../platform/texts/locale.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import type { ListColumn } from '../../../screens/list/columns.tsx';
import { CapacityBar } from '../../../ui/marks/CapacityBar.tsx';
import { Status } from '../../../ui/marks/Status.tsx';
import { useStatusWord } from '../../../ui/marks/use-status-word.ts';
import { productMessages } from '../products.messages.ts';
import { productStatusOf } from '../product-status.ts';
import { ShortMoment } from '../../../screens/list/dates.tsx';
import * as look from '../../../ui/look/look.module.css';

type Sort = 'name' | 'product_type' | 'taken' | 'updated_at';

/** The columns that all lists of products share. */
export function useProductColumns<Row extends ProductRow>(): ListColumn<Row, Sort>[] {
  const t = useMessages(productMessages);
  const word = useStatusWord();
  const locale = useLocale();
  const price = ({ rate, price_open }: ProductRow) => {
    if (price_open) return null;
    return priceText(rate, locale);
  };
  return [
    { name: 'name', sort: 'name' },
    {
      name: 'product_type',
      header: t.columns.type,
      sort: 'product_type',
      cell: ({ product_type }) => product_type?.name ?? <span className={look.muted}>{t.noType}</span>,
      value: ({ product_type }) => product_type?.name ?? null,
      filterBy: { name: 'productTypeId', value: ({ product_type }) => product_type?.id ?? 'none' },
    },
    {
      name: 'status',
      header: t.columns.status,
      cell: (row) => <Status look={productStatusOf(row)} />,
      value: (row) => word(productStatusOf(row)),
    },
    {
      name: 'rate',
      header: t.columns.rate,
      align: 'right',
      cell: (row) => price(row) ?? '–',
      value: price,
    },
    {
      name: 'taken',
      header: t.columns.stock,
      sort: 'taken',
      cell: (row) => <Stock row={row} />,
      value: ({ taken }) => taken,
    },
    {
      name: 'updated_at',
      header: t.columns.changed,
      sort: 'updated_at',
      isOptional: true,
      cell: (row) => <ShortMoment at={row.updated_at} />,
      value: (row) => row.updated_at,
    },
  ];
}

type StockProps = {
  row: Pick<ProductRow, 'spots' | 'taken'>;
  /** Adds the word “sold”, for places without a column header. */
  isAlone?: boolean;
};

/** How many units of the stock are sold. */
export function Stock({ row: { spots, taken }, isAlone = false }: StockProps) {
  const t = useMessages(productMessages).stock;
  const { number } = useFormats();
  if (spots === null) {
    return <span className={look.figures}>{isAlone ? t.sold(number(taken)) : t.unlimited(number(taken))}</span>;
  }
  const inWords = t.soldOf(number(taken), number(spots));
  return (
    <span className={look.row} style={{ gap: 10 }}>
      <CapacityBar used={taken} total={spots} label={inWords} />
      <span className={look.figures}>{isAlone ? inWords : t.of(number(taken), number(spots))}</span>
    </span>
  );
}
