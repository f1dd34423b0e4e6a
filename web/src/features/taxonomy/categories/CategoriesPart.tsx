import { listCategoriesOfApplication } from '@move/contract/taxonomy/categories.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { useRead } from '../../../platform/api/reads.ts';
import { ListFailed } from '../../../screens/list/ListStates.tsx';
import { EmptyState } from '../../../ui/page/EmptyState.tsx';
import { ListSkeleton } from '../../../ui/page/Skeletons.tsx';
import { CategoryOrder } from './CategoryOrder.tsx';
import { taxonomyMessages } from '../taxonomy.messages.ts';

/**
 * The categories of any platform, read-only, as a tab of the platform's screen. They can be changed only while working in that platform.
 */
export function CategoriesPart({ applicationId }: { applicationId: number }) {
  const t = useMessages(taxonomyMessages).categories;
  const { data, error, refetch } = useRead(
    listCategoriesOfApplication,
    { params: { applicationId } },
    { showsErrors: true },
  );
  if (data === undefined) {
    return error === null ? <ListSkeleton rows={6} /> : <ListFailed error={error} onRetry={() => void refetch()} />;
  }
  if (data.categories.length === 0) return <EmptyState title={t.empty.title} text={t.empty.text} />;
  return <CategoryOrder categories={data.categories} keeping={null} />;
}
