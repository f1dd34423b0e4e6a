import {
  createGlobalCategory,
  getGlobalCategory,
  listGlobalCategories,
  updateGlobalCategory,
} from '@move/contract/taxonomy/categories.ts';
import { listApplicationCategories } from '@move/contract/taxonomy/taxonomy.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { EditDrawer } from '../../../screens/edit/EditDrawer.tsx';
import { useCreateForm } from '../../../screens/edit/use-create-form.ts';
import { useEditForm } from '../../../screens/edit/use-edit-form.ts';
import { CategoryFields } from './CategoryFields.tsx';
import { CategoryPreview } from './CategoryPreview.tsx';
import { taxonomyMessages } from '../taxonomy.messages.ts';
import * as cardPreviewStyles from '../../../screens/preview/CardPreview.module.css';

const READS = [listGlobalCategories, listApplicationCategories];

export function GlobalCreate({ onClose }: { onClose: () => void }) {
  const t = useMessages(taxonomyMessages).categories;
  const form = useCreateForm({
    save: createGlobalCategory,
    draft: 'global-categories',
    initial: {},
    invalidates: READS,
    onCreated: onClose,
  });
  return (
    <EditDrawer form={form} title={t.create} onClose={onClose}>
      <CategoryFields fields={form.fields} />
      <div className={cardPreviewStyles.below}>
        <CategoryPreview />
      </div>
    </EditDrawer>
  );
}

export function GlobalEdit({ id, onClose }: { id: number; onClose: () => void }) {
  const form = useEditForm({
    load: getGlobalCategory,
    save: updateGlobalCategory,
    params: { globalCategoryId: id },
    invalidates: READS,
  });
  return (
    <EditDrawer form={form} title={({ title }) => title} onClose={onClose}>
      <CategoryFields fields={form.fields} />
      <div className={cardPreviewStyles.below}>
        <CategoryPreview />
      </div>
    </EditDrawer>
  );
}
