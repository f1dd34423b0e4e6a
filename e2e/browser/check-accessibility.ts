import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** The same tags as `accessibilityViolations` of web/src/testing. */
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
// experimental in axe, so not part of its tag: a name must contain the visible label
const RULES = { 'label-content-name-mismatch': { enabled: true } };

/** Fails on any violation of WCAG 2.2 A and AA on the current screen, or on a part of it when the screen has that. */
export async function checkAccessibility(page: Page, what: string, part?: string) {
  const isThere = part !== undefined && (await page.locator(part).count()) > 0;
  const { violations } = await runAxe(page, { runOnly: WCAG, rules: RULES }, isThere ? part : undefined);
  const found = await Promise.all(
    violations.map(async ({ id, nodes }) => {
      const targets = nodes.map((node) => node.target.join(' '));
      return { id, targets: id === 'target-size' ? await stillSmall(page, targets) : targets };
    }),
  );
  const faults = found
    .filter(({ targets }) => targets.length > 0)
    .map(({ id, targets }) => `${id}: ${targets.join(' | ')}`);
  expect(faults, what).toEqual([]);
}

/** Runs axe-core, which is half a megabyte, so each page loads it once. The product has no frames. */
async function runAxe(page: Page, options: RunOptions, target?: string): Promise<AxeResults> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(
    ({ part, how }) => {
      const { axe } = window as unknown as { axe: { run: (part: unknown, how: unknown) => Promise<AxeResults> } };
      return axe.run(part ?? document, how);
    },
    { part: target, how: { ...options, resultTypes: ['violations' as const] } },
  );
}

/** Scrolls to small targets and checks them again, because the footer of a list may cover a part of them. Returns those still too small. */
async function stillSmall(page: Page, targets: readonly string[]) {
  const small: string[] = [];
  for (const target of targets) {
    await page.locator(target).evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const { violations } = await runAxe(page, { runOnly: { type: 'rule', values: ['target-size'] } }, target);
    if (violations.length > 0) small.push(target);
  }
  return small;
}
