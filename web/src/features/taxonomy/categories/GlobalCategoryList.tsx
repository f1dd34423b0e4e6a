import {
  getGlobalCategory,
  listGlobalCategories,
  orderGlobalCategories,
  removeGlobalCategory,
} from '@move/contract/taxonomy/categories.ts';
import { listApplicationCategories } from '@move/contract/taxonomy/taxonomy.ts';
import { IconPlus } from '@tabler/icons-react';
import { useCall } from '../../../platform/api/calls.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { setQueryData, useRead } from '../../../platform/api/reads.ts';
import { useDrawer } from '../../../screens/edit/use-drawer.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { Button } from '../../../ui/page/Button.tsx';
import { CategoriesPage } from './CategoriesPage.tsx';
import { readAnew } from '../read-anew.ts';
import { taxonomyMessages } from '../taxonomy.messages.ts';
import { useRemoveWord } from '../use-remove-word.tsx';

const GlobalCreate = lazyPart(() => import('./GlobalCategoryDrawer.tsx').then((module) => module.GlobalCreate));
const GlobalEdit = lazyPart(() => import('./GlobalCategoryDrawer.tsx').then((module) => module.GlobalEdit));

const READS = [listGlobalCategories, listApplicationCategories];

/** The categories of all platforms, which every administrator can change. */
export function GlobalCategoryList() {
  const t = useMessages(taxonomyMessages).categories;
  const read = useRead(listGlobalCategories, {}, { showsErrors: true });
  const drawer = useDrawer();
  const { call } = useCall(orderGlobalCategories, { invalidates: [listApplicationCategories] });
  const [remove, dialog] = useRemoveWord(removeGlobalCategory, READS);
  const save = async (ids: number[], seen_ids: number[]) => {
    const result = await call({ body: { ids, seen_ids } });
    if (result.ok) setQueryData(listGlobalCategories, {}, result.reply);
    else await read.refetch();
    return result.ok;
  };
  const drop = async (globalCategoryId: number) => {
    const params = { globalCategoryId };
    const fresh = await readAnew(getGlobalCategory, { params });
    if (fresh === null) return read.refetch();
    const { title: name, uses_count: losers, is_used_elsewhere: isUsedElsewhere } = fresh.category;
    return remove({ name, losers, isUsedElsewhere, input: { params, query: losers > 0 ? { force: '1' } : {} } });
  };
  return (
    <>
      <CategoriesPage
        {...{ read, drawer, save }}
        mayChange
        meta={[t.shared]}
        onRemove={({ id }) => void drop(id)}
        create={
          <Button leftSection={<IconPlus size={17} stroke={1.75} aria-hidden />} onClick={drawer.create}>
            {t.create}
          </Button>
        }
      />
      {drawer.editing !== null && <GlobalEdit key={drawer.editing} id={drawer.editing} onClose={drawer.close} />}
      {drawer.isCreating && <GlobalCreate onClose={drawer.close} />}
      {dialog}
    </>
  );
}
