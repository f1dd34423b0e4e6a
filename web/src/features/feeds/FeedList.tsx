import type { CalendarFeed } from '@move/contract/feeds/feeds.ts';
import { useFormats } from '../../platform/texts/formats.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { CopyText } from '../../ui/inputs/text/CopyText.tsx';
import { Button } from '../../ui/page/Button.tsx';
import { ErrorPanel } from '../../ui/page/errors/ErrorPanel.tsx';
import { feedMessages } from './feeds.messages.ts';
import type { Feeds } from './use-feeds.tsx';
import * as look from '../../ui/look/look.module.css';
import * as surfaceStyles from '../../ui/look/surface.module.css';
import * as fieldStyles from '../../ui/inputs/field.module.css';
import * as buttonStyles from '../../ui/page/Button.module.css';
import * as styles from './FeedList.module.css';

/** The address of a feed that was just created, then the feeds in use. */
export function FeedList({ feeds, allName }: { feeds: Feeds; allName: string }) {
  const t = useMessages(feedMessages);
  if (feeds.hasFailed) return <ErrorPanel onRetry={feeds.retry} />;
  return (
    <div className={styles.feeds}>
      {feeds.freshUrl !== null && <FreshAddress url={feeds.freshUrl} />}
      {feeds.feeds !== undefined && (
        <section aria-label={t.list}>
          <h3 className={fieldStyles.groupLabel}>{t.list}</h3>
          {feeds.feeds.length === 0 && <p className={`${look.soft} ${styles.none}`}>{t.none}</p>}
          <ul>
            {feeds.feeds.map((feed) => (
              <FeedRow key={feed.id} feed={feed} allName={allName} feeds={feeds} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function FreshAddress({ url }: { url: string }) {
  const t = useMessages(feedMessages).fresh;
  return (
    <section className={`${surfaceStyles.well} ${styles.fresh}`} aria-label={t.title}>
      <CopyText label={t.label} value={url} description={<span role="status">{t.text}</span>} />
      <a className={buttonStyles.textLink} href={url.replace(/^https?:/, 'webcal:')}>
        {t.open}
      </a>
      <p className={`${look.soft} ${look.small}`}>{t.how}</p>
    </section>
  );
}

function FeedRow({ feed, allName, feeds }: { feed: CalendarFeed; allName: string; feeds: Feeds }) {
  const t = useMessages(feedMessages);
  const formats = useFormats();
  const name = feed.activity?.name ?? allName;
  const made = formats.moment(feed.created_at);
  const use = feed.last_used_at === null ? t.unused : t.used(formats.relative(feed.last_used_at));
  return (
    <li>
      <div className={look.grow}>
        <b>{name}</b>
        <div className={`${look.soft} ${look.small}`}>
          {t.made(feed.made_by.name, made)} · {feed.is_working ? use : t.stopped}
        </div>
      </div>
      {feed.may.revoke && (
        <Button
          variant="default"
          size="xs"
          disabled={feeds.isPending}
          aria-label={t.revokeOf(name, made)}
          onClick={() => feeds.revoke(feed)}
        >
          {t.revoke}
        </Button>
      )}
    </li>
  );
}
