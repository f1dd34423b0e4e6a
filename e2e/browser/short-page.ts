import type { Page } from '@playwright/test';

/** Has the first page of a list hold one row, as if it were far longer than a page: the rest is found by searching. */
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
