import { listAllTags, listApplicationCategories } from '@move/contract/taxonomy/taxonomy.ts';
import { useRead } from '../../../platform/api/reads.ts';

const LOOKUP = { staleTime: 600_000 };

/** The options for tags, and for the categories that an organisation can use. */
export function useWordOptions(organizationId: number) {
  const tags = useRead(listAllTags, {}, LOOKUP).data?.tags ?? [];
  const usable = { query: { organization_id: organizationId } };
  const categories = useRead(listApplicationCategories, usable, LOOKUP).data?.categories ?? [];
  return {
    tags: tags.map(({ id, name }) => ({ value: id, label: name })),
    categories: categories.map(({ id, title }) => ({ value: id, label: title })),
  };
}
