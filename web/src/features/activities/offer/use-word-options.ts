import { listAllTags, listApplicationCategories } from '@move/contract/taxonomy/taxonomy.ts';
import { LOOKUP_OPTIONS, useRead } from '../../../platform/api/reads.ts';

/** The options for tags, and for the categories that an organisation can use. */
export function useWordOptions(organizationId: number) {
  const tags = useRead(listAllTags, {}, LOOKUP_OPTIONS).data?.tags ?? [];
  const usable = { query: { organization_id: organizationId } };
  const categories = useRead(listApplicationCategories, usable, LOOKUP_OPTIONS).data?.categories ?? [];
  return {
    tags: tags.map(({ id, name }) => ({ value: id, label: name })),
    categories: categories.map(({ id, title }) => ({ value: id, label: title })),
  };
}
