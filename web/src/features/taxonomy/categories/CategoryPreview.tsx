import { useMessages } from '../../../platform/texts/messages.ts';
import { CardPreview } from '../../../screens/preview/CardPreview.tsx';
import { taxonomyMessages } from '../taxonomy.messages.ts';

/** A preview of the typed category, as the app and the website show it. */
export function CategoryPreview() {
  const t = useMessages(taxonomyMessages).categories;
  return <CardPreview isSmall heading={t.title} untitled={t.untitled} link="link" />;
}
