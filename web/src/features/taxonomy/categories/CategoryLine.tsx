import type { CategoryRow } from '@move/contract/taxonomy/categories.ts';
import { imageSource } from '../../../platform/api/image-source.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { Anchor } from '../../../ui/page/Anchor.tsx';
import { LogoTile } from '../../../ui/people/LogoTile.tsx';
import { taxonomyMessages } from '../taxonomy.messages.ts';
import * as look from '../../../ui/look/look.module.css';
import * as tableStyles from '../../../ui/table/table.module.css';

/** A category with its picture and how much uses it; a link when it can be opened. */
export function CategoryLine({ category, href }: { category: CategoryRow; href: string | null }) {
  const t = useMessages(taxonomyMessages);
  const { title, link, uses_count, image_url } = category;
  return (
    <div className={look.row} style={{ gap: 12 }}>
      <LogoTile name={title} image={imageSource(image_url, 'small')} />
      <div style={{ minWidth: 0 }}>
        {href === null ? (
          <b className={look.medium}>{title}</b>
        ) : (
          <Anchor className={tableStyles.primary} href={href}>
            {title}
          </Anchor>
        )}
        <small className={`${look.muted} ${look.ellipsis}`} style={{ display: 'block' }}>
          {[uses_count > 0 ? t.count.offers(uses_count) : t.unused, ...(link === null ? [] : [link])].join(' · ')}
        </small>
      </div>
    </div>
  );
}
