import { type ReactNode } from 'react';
import { useCurrentUser } from '../../platform/session/session.ts';
import { useFormats } from '../../platform/texts/formats.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { platformNow } from '../../platform/texts/platform-clock.ts';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { greetingAt } from './greeting.ts';
import { homeMessages } from './home.messages.ts';

/** The frame of both start pages: a greeting and the date above the content. */
export function Overview({ areaName, children }: { areaName: string | undefined; children: ReactNode }) {
  const t = useMessages(homeMessages);
  const formats = useFormats();
  const name = useCurrentUser()?.first_name ?? '';
  const now = platformNow();
  const day = formats.date(now.toPlainDate().toString());
  return (
    <>
      <PageHeader
        title={t.greeting[greetingAt(now.hour)](name)}
        screenName={t.title}
        meta={[areaName, day.charAt(0).toUpperCase() + day.slice(1), t.week(now.weekOfYear ?? 0)]}
        isLined
      />
      {children}
    </>
  );
}
