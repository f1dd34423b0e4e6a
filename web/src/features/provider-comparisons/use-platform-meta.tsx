import { Anchor } from '../../ui/page/Anchor.tsx';
import { useMessages } from '../../platform/texts/messages.ts';
import { providerComparisonMessages } from './provider-comparisons.messages.ts';
import { providerMonthPath, type MonthView } from './provider-path.ts';
import { usePlatformName } from './use-comparison-words.tsx';
import * as buttonStyles from '../../ui/page/Button.module.css';

/** The name of the platform that a month is filtered by, from a row of it, with a link to all platforms; empty without that filter. */
export function usePlatformMeta(
  month: string,
  shown: MonthView,
  row: { application: { name: string } | null } | undefined,
) {
  const t = useMessages(providerComparisonMessages);
  const platformName = usePlatformName();
  if (shown.applicationId === undefined) return [];
  return [
    ...(row === undefined ? [] : [platformName(row)]),
    <Anchor
      key="all"
      className={buttonStyles.textLink}
      href={providerMonthPath(month, { ...shown, applicationId: undefined })}
    >
      {t.allPlatforms}
    </Anchor>,
  ];
}
