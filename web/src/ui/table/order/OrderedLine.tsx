import { Anchor } from '../../page/Anchor.tsx';
import { LogoTile } from '../../people/LogoTile.tsx';
import * as look from '../../look/look.module.css';
import * as tableStyles from '../table.module.css';

type OrderedLineProps = {
  title: string;
  /** A soft line below the title. */
  note: string;
  /** Null when the item can't be opened. */
  href: string | null;
  /** The picture, null for an item without one; absent: this list has no pictures. */
  image?: string | null;
};

/** An item of an `OrderedList`: picture, title and what it is, e.g. its status. */
export function OrderedLine({ title, note, href, image }: OrderedLineProps) {
  const words = (
    <div style={{ minWidth: 0 }}>
      {href === null ? (
        <b className={look.medium}>{title}</b>
      ) : (
        <Anchor className={tableStyles.primary} href={href}>
          {title}
        </Anchor>
      )}
      <small className={look.muted} style={{ display: 'block', overflowWrap: 'anywhere' }}>
        {note}
      </small>
    </div>
  );
  if (image === undefined) return words;
  return (
    <div className={look.row} style={{ gap: 12 }}>
      <LogoTile name={title} image={image} />
      {words}
    </div>
  );
}
