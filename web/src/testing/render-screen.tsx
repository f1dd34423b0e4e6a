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

// as in the product; running effects twice shows a missing cleanup
configure({ reactStrictMode: true });

/** Renders a screen or a part of one in Dutch, inside the theme, query client, router and bars of the product. */
export async function renderScreen(screen: ReactNode) {
  queryClient.clear();
  // else a form of this test would also save changes that an earlier test left in its form
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

/** Violations of WCAG 2.2 A and AA on the page with its dialogs, by rule and element. The tags are those of e2e/browser. */
export async function accessibilityViolations(): Promise<string[]> {
  const { violations } = await axe.run('body', {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    // experimental in axe, so not part of its tag: a name must contain the visible label
    rules: { 'label-content-name-mismatch': { enabled: true } },
    resultTypes: ['violations'],
  });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}
