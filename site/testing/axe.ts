/** Accessibility faults that a machine can find. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** The rules whose outcome depends on the colors of a page. */
export const COLOR_RULES = ['color-contrast', 'link-in-text-block'];
/** Of many alike the first ones are looked at: each costs as much as a small page. */
const MANY_ALIKE = [
  '.entry:nth-child(n + 6)',
  '.members tr:nth-child(n + 11)',
  '.categories li:nth-child(n + 11)',
  '.operation ~ .operation ~ .operation',
];

/**
 * @param rules all but for a page whose like is looked at elsewhere
 * @returns the rule and the first element of each fault, in both schemes; in the second only what can differ there
 */
export async function axeViolationsInBothSchemes(page: Page, rules?: readonly string[]): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const inLight = await axeViolations(page, rules);
  await page.emulateMedia({ colorScheme: 'dark' });
  return [...inLight, ...(await axeViolations(page, COLOR_RULES)).map((fault) => `in dark: ${fault}`)];
}

/** For a page that nothing else is asked of: what is not looked at takes its time, too. */
export async function removeManyAlike(page: Page): Promise<void> {
  await page.evaluate((selectors) => {
    for (const element of document.querySelectorAll(selectors.join())) element.remove();
  }, MANY_ALIKE);
}

/** Evaluated, not added to the page, whose policy forbids it. */
async function axeViolations(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  const violations = await page.evaluate(
    async ([exclude, runOnly]) => {
      const { axe } = globalThis as unknown as {
        axe: { run(...asked: object[]): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
      };
      return (await axe.run({ exclude }, { resultTypes: ['violations'], ...(runOnly && { runOnly }) })).violations;
    },
    [MANY_ALIKE, rules] as const,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}
