import { useEffect } from 'react';
import { loadSettings, useSettings } from './state/settings.ts';

/** Shows a page in the name and colours of its own platform: a mailed link may belong to another platform than the opened URL. */
export function useBrandOf(applicationId: number | null | undefined): void {
  const shown = useSettings().application?.id;
  const own = applicationId ?? undefined;
  useEffect(() => {
    if (own !== undefined && own !== shown) void loadSettings(own).catch(() => undefined);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each platform, also when it becomes null
  }, [own]);
}
