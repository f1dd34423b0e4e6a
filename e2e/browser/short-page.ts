import type { Page } from '@playwright/test';

/** Makes the first page of a list have one row, as if the list were much longer than a page. Other rows are found by search. */
export async function shortenPage(page: Page, { path, rows }: { path: RegExp; rows: string }): Promise<void> {
  await page.route(
    (url) => path.test(url.pathname) && !url.searchParams.has('search'),
    async (route) => {
      const response = await route.fetch();
      const body: Record<string, unknown[]> = await response.json();
      await route.fulfill({ response, json: { ...body, [rows]: body[rows]?.slice(0, 1) } });
    },
  );
}
