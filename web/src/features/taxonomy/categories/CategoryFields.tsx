import type { createCategory } from '@move/contract/taxonomy/categories.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import type { FieldComponents } from '../../../screens/edit/fields/field-types.ts';
import type { BodyValues } from '../../../screens/edit/form/record-types.ts';
import { taxonomyMessages } from '../taxonomy.messages.ts';

/** The fields of a category, for categories of one platform and of all platforms. */
export function CategoryFields({ fields }: { fields: FieldComponents<BodyValues<typeof createCategory>> }) {
  const { hints } = useMessages(taxonomyMessages).categories;
  const { TextField, UrlField, ImageField } = fields;
  return (
    <>
      <TextField name="title" required />
      <UrlField name="link" description={hints.link} />
      <ImageField name="image" use="picture" />
    </>
  );
}
