import type { Page } from '@larkwell/tooling/e2e';

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Element | null }[];
}

/**
 * Watches the pages that this tab opens from now on. The returned list holds each unexpected shift, with where and how
 * far it moved. Movement within half a second after a press, or after the answer to a request that the press made,
 * counts as its result; movement inside Stripe's frame is not ours. Until a page's typefaces are there or given up,
 * Chromium may lay text out once, unseen, in a face of other widths: such moves, below 0.005, count only if `isExact`.
 */
export async function watchLayout(page: Page, { isExact = false } = {}): Promise<string[]> {
  const moved: string[] = [];
  await page.exposeFunction('tellMoved', (what: string) => void moved.push(what));
  await page.addInitScript((countsAll) => {
    if (window !== window.top) return;
    const tell = (globalThis as unknown as { tellMoved(what: string): void }).tellMoved;
    const soon = 500;
    let pressedAt = -Infinity;
    addEventListener('click', ({ timeStamp }) => (pressedAt = timeStamp), { capture: true });
    const isSoonAfterAnswer = (time: number) =>
      performance.getEntriesByType('resource').some((entry) => {
        const { initiatorType, startTime, responseEnd } = entry as PerformanceResourceTiming;
        const isOfPress = initiatorType === 'fetch' && startTime >= pressedAt && startTime < pressedAt + soon;
        return isOfPress && time >= responseEnd && time < responseEnd + soon;
      });
    const isWhileFacesSettle = (time: number) => {
      const faces = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'));
      const ends = faces.map((face) => (face as PerformanceResourceTiming).responseEnd);
      const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity;
      return time < Math.max(painted, ...ends) + soon;
    };
    const observer = new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources, startTime } of list.getEntries() as Shift[]) {
        const what = sources.map(({ node }) => node?.textContent?.trim().slice(0, 40) || node?.nodeName);
        const isUnseen = !countsAll && value < 0.005 && isWhileFacesSettle(startTime);
        if (!hadRecentInput && !isSoonAfterAnswer(startTime) && !isUnseen)
          tell(`${location.pathname}: ${value.toFixed(4)} ${what.join(' | ')}`);
      }
    });
    observer.observe({ type: 'layout-shift', buffered: true });
  }, isExact);
  return moved;
}
