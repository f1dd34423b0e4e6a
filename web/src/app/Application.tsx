import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { queryClient } from '../platform/api/query-client.ts';
import { useSingleKeys } from '../platform/menu/shortcuts.ts';
import { RouterProvider } from '../platform/navigation/navigation.tsx';
import { useScheme } from '../platform/state/scheme.ts';
import { DEFAULT_COLOURS, useSettings } from '../platform/state/settings.ts';
import { useLocale } from '../platform/texts/locale.ts';
import { MapLookContext } from '../ui/inputs/map/map-look.ts';
import { SingleKeysContext } from '../ui/keys/use-shortcuts.tsx';
import { Look } from '../ui/look/Look.tsx';
import { NavigateProvider } from '../ui/page/Anchor.tsx';
import { TitleProvider } from '../ui/page/Heading.tsx';
import { DocumentMarks, setTitlePart } from './DocumentMarks.tsx';
import { router } from './routing/router.tsx';
import { CurrentPage } from './ScreenPage.tsx';
import { Bars } from './shell/banners/Bars.tsx';
import { useSessionRenewal } from './session/use-session-renewal.ts';

// loaded with the first map, not with the first page
const readMapLook = () => import('../platform/map-look.ts').then((module) => module.readMapLook());
const navigate = (href: string) => router.navigate(href);

/** Reads everything again when the language changes, because replies contain texts of the server in the language of the call. */
function useReadsInLocale(): void {
  const locale = useLocale();
  const known = useRef(locale);
  useEffect(() => {
    if (known.current === locale) return;
    known.current = locale;
    void queryClient.invalidateQueries();
  }, [locale]);
}

/** The whole interface in the current colours and language. */
export function Application() {
  const { application } = useSettings();
  useSessionRenewal();
  useReadsInLocale();
  return (
    <Look
      primary={application?.primary_color ?? DEFAULT_COLOURS.primary}
      secondary={application?.secondary_color ?? DEFAULT_COLOURS.secondary}
      scheme={useScheme()}
      locale={useLocale()}
      timeZone={application?.timezone}
    >
      <QueryClientProvider client={queryClient}>
        <SingleKeysContext value={useSingleKeys()}>
          <MapLookContext value={readMapLook}>
            <NavigateProvider navigate={navigate}>
              <RouterProvider value={router}>
                <DocumentMarks />
                <TitleProvider onPart={setTitlePart}>
                  <CurrentPage />
                </TitleProvider>
                <Bars />
              </RouterProvider>
            </NavigateProvider>
          </MapLookContext>
        </SingleKeysContext>
      </QueryClientProvider>
    </Look>
  );
}
