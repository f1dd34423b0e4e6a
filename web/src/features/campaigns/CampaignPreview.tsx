import { useMessages } from '../../platform/texts/messages.ts';
import { CardPreview } from '../../screens/preview/CardPreview.tsx';
import { campaignMessages } from './campaigns.messages.ts';

/** The campaign as it is typed now, in the app and on the website. */
export function CampaignPreview() {
  const t = useMessages(campaignMessages).preview;
  return <CardPreview heading={t.highlighted} untitled={t.untitled} link="url" />;
}
