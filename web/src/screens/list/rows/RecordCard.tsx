import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Anchor } from '../../../ui/page/Anchor.tsx';
import { LogoTile } from '../../../ui/people/LogoTile.tsx';
import type { ExportColumn, RowLink } from '../columns.tsx';
import * as look from '../../../ui/look/look.module.css';
import * as tableStyles from '../../../ui/table/table.module.css';

type RecordCardProps<Row> = {
  face: RowLink;
  row: Row;
  facts: readonly Pick<ExportColumn<Row>, 'id' | 'header' | 'plain'>[];
};

/** A row on the phone: logo, name and below it its two main values in one line; the whole card is the link. */
export function RecordCard<Row>({ face, row, facts }: RecordCardProps<Row>) {
  const content = (
    <>
      {face.mark ?? <LogoTile name={face.name} image={face.image} size={36} />}
      <span className={look.grow} style={{ minWidth: 0 }}>
        <span className={`${tableStyles.primary} ${tableStyles.cardName}`}>{face.name}</span>
        <span className={`${tableStyles.cardFacts} ${look.soft}`}>
          {facts.map((column) => (
            <CardFact key={column.id} header={column.header} value={column.plain(row)} />
          ))}
        </span>
      </span>
    </>
  );
  if (face.href === undefined)
    return (
      <span className={look.row} style={{ gap: 12 }}>
        {content}
      </span>
    );
  return (
    <Anchor className={look.row} style={{ gap: 12, color: 'inherit' }} href={face.href}>
      {content}
      <IconChevronRight size={18} stroke={1.75} aria-hidden />
    </Anchor>
  );
}

/** A number or a yes has no meaning without its column header. */
function CardFact({ header, value }: { header: string; value: ReactNode }) {
  if (value === null || value === undefined || value === '' || value === false) return null;
  if (value === true) return <span>{header}</span>;
  return <span>{typeof value === 'number' ? `${header}: ${value}` : value}</span>;
}
