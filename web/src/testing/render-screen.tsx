import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/history';
import axe from 'axe-core';
import type { ReactNode } from 'react';
import { render } from 'vitest-browser-react';
import { configure } from 'vitest-browser-react/pure';
import { Bars } from '../app/shell/banners/Bars.tsx';
import { RouterProvider } from '../platform/navigation/navigation.tsx';
import { queryClient } from '../platform/api/query-client.ts';
import { createRouter } from '../platform/navigation/router.ts';
import { DEFAULT_COLOURS } from '../platform/state/settings.ts';
import { unsavedForms } from '../screens/edit/drafts/kept-forms.ts';
import { Look } from '../ui/look/Look.tsx';

// as in the product: cleanups must end what effects start
configure({ reactStrictMode: true });

/** Renders a screen, or a part of one, as the product does: with its look, its reads, a URL and the bars; in Dutch. */
export async function renderScreen(screen: ReactNode) {
  queryClient.clear();
  // a form that was left with changes would be saved together with this one
  for (const form of unsavedForms()) form.reset(form.store.get().values);
  const router = createRouter({ history: createMemoryHistory(), load: () => Promise.resolve(null) });
  return render(
    <Look primary={DEFAULT_COLOURS.primary} scheme="light" locale="nl">
      <QueryClientProvider client={queryClient}>
        <RouterProvider value={router}>
          <main>{screen}</main>
          <Bars />
        </RouterProvider>
      </QueryClientProvider>
    </Look>,
  );
}

/** Violations of WCAG 2.2 A and AA on the current screen, by rule and element. */
export async function accessFaults(): Promise<string[]> {
  const { violations } = await axe.run('main', {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'],
    resultTypes: ['violations'],
  });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}
