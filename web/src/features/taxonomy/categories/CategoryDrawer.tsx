import { getCategory, listOwnCategories, updateCategory } from '@move/contract/taxonomy/categories.ts';
import { listApplicationCategories } from '@move/contract/taxonomy/taxonomy.ts';
import { EditDrawer } from '../../../screens/edit/EditDrawer.tsx';
import { useEditForm } from '../../../screens/edit/use-edit-form.ts';
import { CategoryFields } from './CategoryFields.tsx';
import { CategoryPreview } from './CategoryPreview.tsx';
import * as cardPreviewStyles from '../../../screens/preview/CardPreview.module.css';

const READS = [listOwnCategories, listApplicationCategories];

export function CategoryEdit({ categoryId, onClose }: { categoryId: number; onClose: () => void }) {
  const form = useEditForm({ load: getCategory, save: updateCategory, params: { categoryId }, invalidates: READS });
  return (
    <EditDrawer form={form} title={({ title }) => title} onClose={onClose}>
      <CategoryFields fields={form.fields} />
      <div className={cardPreviewStyles.below}>
        <CategoryPreview />
      </div>
    </EditDrawer>
  );
}
