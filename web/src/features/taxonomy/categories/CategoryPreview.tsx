import { useMessages } from '../../../platform/texts/messages.ts';
import { CardPreview } from '../../../screens/preview/CardPreview.tsx';
import { taxonomyMessages } from '../taxonomy.messages.ts';

/** The category as typed, in the app and on the website, where visitors first choose a category. */
export function CategoryPreview() {
  const t = useMessages(taxonomyMessages).categories;
  return <CardPreview isSmall heading={t.title} untitled={t.untitled} link="link" />;
}
