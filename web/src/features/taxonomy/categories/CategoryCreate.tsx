import { createCategory, listOwnCategories } from '@move/contract/taxonomy/categories.ts';
import { listApplicationCategories } from '@move/contract/taxonomy/taxonomy.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { useNavigate } from '../../../platform/navigation/navigation.tsx';
import { EditScreen } from '../../../screens/edit/EditScreen.tsx';
import { useCreateForm } from '../../../screens/edit/use-create-form.ts';
import { FormSection } from '../../../ui/page/FormSection.tsx';
import { CategoryFields } from './CategoryFields.tsx';
import { CategoryPreview } from './CategoryPreview.tsx';
import { taxonomyMessages } from '../taxonomy.messages.ts';

/** The form for a new category of the platform, which is added at the end of the list. */
export function CategoryCreate() {
  const t = useMessages(taxonomyMessages).categories;
  const navigate = useNavigate();
  const form = useCreateForm({
    save: createCategory,
    draft: 'categories',
    initial: {},
    invalidates: [listOwnCategories, listApplicationCategories],
    onCreated: () => navigate('/application/categories'),
  });
  return (
    <EditScreen form={form} title={t.create} rail={<CategoryPreview />}>
      <FormSection title={t.section.title} description={t.section.text}>
        <CategoryFields fields={form.fields} />
      </FormSection>
    </EditScreen>
  );
}
