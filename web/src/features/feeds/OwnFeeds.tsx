import { useMessages } from '../../platform/texts/messages.ts';
import { Button } from '../../ui/page/Button.tsx';
import { FormSection } from '../../ui/page/FormSection.tsx';
import { FeedList } from './FeedList.tsx';
import { feedMessages } from './feeds.messages.ts';
import { useOwnFeeds } from './use-feeds.tsx';
import * as formSectionStyles from '../../ui/page/FormSection.module.css';

/** The part of the profile for calendar feeds of the sessions that the user trains. */
export function OwnFeeds() {
  const t = useMessages(feedMessages);
  const feeds = useOwnFeeds();
  return (
    <FormSection title={t.profile.title} description={t.profile.text}>
      <div className={formSectionStyles.span6}>
        <FeedList feeds={feeds} allName={t.own} />
        <div style={{ marginTop: 18 }}>
          <Button variant="default" loading={feeds.isPending} onClick={feeds.make}>
            {t.profile.make}
          </Button>
        </div>
      </div>
      {feeds.confirmDialog}
    </FormSection>
  );
}
