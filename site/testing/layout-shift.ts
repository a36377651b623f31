/** How much of a page moves that a visitor sees already (Cumulative Layout Shift). */
import type { Page } from 'playwright-core';

/** @returns the share of the window that moved, times how far, since the page was opened */
export function shiftOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        // What is buffered is handed over before the frame after next.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );
}
