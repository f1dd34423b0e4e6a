import type { CategoryRow } from '@move/contract/taxonomy/categories.ts';
import type { ReactNode } from 'react';
import { useMessages } from '../../../platform/texts/messages.ts';
import type { Drawer } from '../../../screens/edit/use-drawer.ts';
import { useOrder } from '../../../screens/list/use-order.ts';
import { ListFailed } from '../../../screens/list/ListStates.tsx';
import { ScreenTabs } from '../../../screens/ScreenTabs.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { EmptyState } from '../../../ui/page/EmptyState.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { ListSkeleton } from '../../../ui/page/Skeletons.tsx';
import { taxonomyMessages } from '../taxonomy.messages.ts';
import { useCategoryTabs } from './use-category-tabs.ts';

const CategoryOrder = lazyPart(
  () => import('./CategoryOrder.tsx').then((module) => module.CategoryOrder),
  <ListSkeleton rows={6} />,
);

type CategoriesPageProps = {
  read: { data: { categories: CategoryRow[] } | undefined; error: Error | null; refetch: () => Promise<unknown> };
  drawer: Drawer;
  /** Whether the user may change these categories. */
  mayChange: boolean;
  save: (ids: number[], seen: number[]) => Promise<boolean>;
  onRemove: (category: CategoryRow) => void;
  create: ReactNode;
  meta?: readonly ReactNode[];
};

/** The page of categories, for those of one platform and those of all platforms. */
export function CategoriesPage({ read, create, meta, ...rest }: CategoriesPageProps) {
  const t = useMessages(taxonomyMessages).categories;
  const tabs = useCategoryTabs();
  const { data, error } = read;
  return (
    <>
      <PageHeader title={t.title} meta={meta} actions={create} isList />
      <ScreenTabs tabs={tabs} />
      {data === undefined && error !== null && <ListFailed error={error} onRetry={() => void read.refetch()} />}
      {data === undefined && error === null && <ListSkeleton rows={6} />}
      {data?.categories.length === 0 && <EmptyState title={t.empty.title} text={t.empty.text} actions={create} />}
      {data !== undefined && data.categories.length > 0 && <Ordering {...rest} categories={data.categories} />}
    </>
  );
}

type OrderingProps = Pick<CategoriesPageProps, 'drawer' | 'mayChange' | 'save' | 'onRemove'> & {
  categories: readonly CategoryRow[];
};

function Ordering({ categories, mayChange, save, drawer, onRemove }: OrderingProps) {
  const { ordered: done } = useMessages(taxonomyMessages).categories;
  const { shown, order } = useOrder({ stored: categories, save, done });
  return <CategoryOrder categories={shown} keeping={mayChange ? { drawer, onRemove, onReorder: order } : null} />;
}
