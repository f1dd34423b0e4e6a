import {
  createCategory,
  getCategory,
  listGlobalCategories,
  listOwnCategories,
  orderCategories,
  removeCategory,
  updateCategory,
} from '@move/contract/taxonomy/categories.ts';
import { listApplicationCategories } from '@move/contract/taxonomy/taxonomy.ts';
import { useCall } from '../../../platform/api/calls.ts';
import { useCan } from '../../../platform/session/gate.tsx';
import { useMessages } from '../../../platform/texts/messages.ts';
import { setQueryData, useRead } from '../../../platform/api/reads.ts';
import { useDrawer } from '../../../screens/edit/use-drawer.ts';
import { ActionLink } from '../../../screens/links.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { CategoriesPage } from './CategoriesPage.tsx';
import { CategoryLine } from './CategoryLine.tsx';
import { readAnew } from '../read-anew.ts';
import { taxonomyMessages } from '../taxonomy.messages.ts';
import { useRemoveWord } from '../use-remove-word.tsx';
import * as look from '../../../ui/look/look.module.css';
import * as surfaceStyles from '../../../ui/look/surface.module.css';

const CategoryEdit = lazyPart(() => import('./CategoryDrawer.tsx').then((module) => module.CategoryEdit));

const READS = [listOwnCategories, listApplicationCategories];

/** The categories of the current platform. */
export function CategoryList() {
  const t = useMessages(taxonomyMessages).categories;
  const read = useRead(listOwnCategories, {}, { showsErrors: true });
  const drawer = useDrawer();
  const mayChange = useCan(updateCategory);
  const { call } = useCall(orderCategories, { invalidates: [listApplicationCategories] });
  const [remove, dialog] = useRemoveWord(removeCategory, READS);
  const save = async (ids: number[], seen_ids: number[]) => {
    const result = await call({ body: { ids, seen_ids } });
    if (result.ok) setQueryData(listOwnCategories, {}, result.reply);
    else await read.refetch();
    return result.ok;
  };
  const drop = async (categoryId: number) => {
    const fresh = await readAnew(getCategory, { params: { categoryId } });
    if (fresh === null) return read.refetch();
    const { title: name, uses_count: losers, is_used_elsewhere: isUsedElsewhere } = fresh.category;
    return remove({
      name,
      losers,
      isUsedElsewhere,
      input: { params: { categoryId }, query: losers > 0 ? { force: '1' } : {} },
    });
  };
  return (
    <>
      <CategoriesPage
        {...{ read, drawer, mayChange, save }}
        onRemove={({ id }) => void drop(id)}
        create={
          <ActionLink to="/application/categories/create" needs={createCategory}>
            {t.create}
          </ActionLink>
        }
      />
      <SharedCategories />
      {drawer.editing !== null && (
        <CategoryEdit key={drawer.editing} categoryId={drawer.editing} onClose={drawer.close} />
      )}
      {dialog}
    </>
  );
}

/** The categories of all platforms, read-only, below the list of the platform's own. */
function SharedCategories() {
  const t = useMessages(taxonomyMessages).categories;
  const isAllowed = useCan(listGlobalCategories);
  const shared = useRead(listGlobalCategories, {}, { enabled: isAllowed }).data?.categories ?? [];
  if (shared.length === 0) return null;
  return (
    <section className={look.inset} aria-label={t.tabs.global} style={{ marginBlock: 26, maxWidth: 776 }}>
      <h2 className={surfaceStyles.listHeading}>{t.tabs.global}</h2>
      <p className={`${look.muted} ${look.small}`}>{t.after}</p>
      <ul className={surfaceStyles.plainList}>
        {shared.map((category) => (
          <li key={category.id}>
            <CategoryLine category={category} href={null} />
          </li>
        ))}
      </ul>
    </section>
  );
}
