import type { CategoryRow } from '@move/contract/taxonomy/categories.ts';
import type { Drawer } from '../../../screens/edit/use-drawer.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { ActionMenu } from '../../../ui/overlays/menus/ActionMenu.tsx';
import { useWords } from '../../../ui/Words.tsx';
import { OrderedList } from '../../../ui/table/order/OrderedList.tsx';
import { CategoryLine } from './CategoryLine.tsx';
import { taxonomyMessages } from '../taxonomy.messages.ts';
import * as look from '../../../ui/look/look.module.css';

type CategoryOrderProps = {
  categories: readonly CategoryRow[];
  /** Null when the list is read-only, without order or menu. */
  keeping: {
    drawer: Drawer;
    onReorder: (categories: CategoryRow[]) => void;
    onRemove: (category: CategoryRow) => void;
  } | null;
};

/** The list of categories, in which users can change the order. A category opens in a drawer and has a menu. */
export function CategoryOrder({ categories, keeping }: CategoryOrderProps) {
  const t = useMessages(taxonomyMessages);
  const w = useWords();
  return (
    <div className={look.inset} style={{ maxWidth: 776 }}>
      <p className={`${look.muted} ${look.small}`} style={{ margin: '14px 0 10px' }}>
        {keeping === null ? t.categories.fixedText : t.categories.orderText}
      </p>
      <OrderedList
        label={t.categories.title}
        items={categories}
        itemKey={({ id }) => String(id)}
        itemName={({ title }) => title}
        isFixed={keeping === null}
        onChange={(ordered) => keeping?.onReorder(ordered)}
        actions={(category) =>
          keeping && (
            <ActionMenu
              label={w.moreFor(category.title)}
              items={[
                { label: t.edit, onClick: () => keeping.drawer.edit(category.id) },
                { label: t.remove, isDanger: true, onClick: () => keeping.onRemove(category) },
              ]}
            />
          )
        }
      >
        {(category) => <CategoryLine category={category} href={keeping?.drawer.hrefOf(category.id) ?? null} />}
      </OrderedList>
    </div>
  );
}
