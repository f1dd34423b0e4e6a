import { useEffect } from 'react';
import { loadSettings, useSettings } from './state/settings.ts';

/** Shows a page with the name and colours of the given platform: an invite, for example, may belong to another platform than the URL. */
export function useBrandOf(applicationId: number | null | undefined): void {
  const shown = useSettings().application?.id;
  const own = applicationId ?? undefined;
  useEffect(() => {
    if (own !== undefined && own !== shown) void loadSettings(own).catch(() => undefined);
    // oxlint-disable-next-line react/exhaustive-deps -- runs once for each platform
  }, [own]);
}
