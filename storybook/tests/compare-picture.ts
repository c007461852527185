import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import baseline from '../baselines/browser.json' with { type: 'json' };
import { unpackPicture } from './kept-pictures';
import type { IndexedStory } from './story-page';
import type { Theme } from './stories.env';

/** Room around what a story draws, in CSS pixels: outlines and shadows reach beyond the box. */
const margin = 16;

/**
 * The themes in which a story is compared with its picture. A whole page is compared in one: it has no colors but the tokens, and
 * its components are compared in both.
 */
export function themesOfPicture({ tags }: Pick<IndexedStory, 'tags'>): readonly Theme[] {
  if (!tags.includes('vrt')) return [];
  return tags.includes('screen') ? ['light'] : ['light', 'dark'];
}

/** Compares a story with its picture. */
export async function comparePicture(page: Page, name: string, version: string) {
  if (canCompare(version)) await expect(page).toHaveScreenshot(...(await agreedPicture(page, name)));
}

/** Another major version of the browser renders slightly differently: report it without failing. */
export function canCompare(version: string): boolean {
  const isSame = Number(version.split('.')[0]) === baseline.chromiumMajor;
  if (!isSame) {
    const description = `Baselines are of Chromium ${baseline.chromiumMajor}, this is ${version}.`;
    test.info().annotations.push({ type: 'not compared', description });
  }
  return isSame;
}

/** What `toHaveScreenshot` takes to compare the story that is shown with its picture. */
export async function agreedPicture(page: Page, name: string) {
  await page.evaluate(() => document.fonts.ready);
  await unpackPicture(name);
  const clip = await page.evaluate(areaOf, margin);
  // A clock shows another second each time.
  const options = { fullPage: true, clip, mask: [page.getByRole('timer')] };
  return [`${name}.png`, options] as const;
}

/** Runs in the page: what the story draws, all of the window where a dialog covers it. */
function areaOf(margin: number) {
  const { scrollWidth, scrollHeight } = document.documentElement;
  if (document.querySelector(':modal, :popover-open'))
    return { x: 0, y: 0, width: scrollWidth, height: scrollHeight };
  const boxes = [...document.querySelectorAll('#storybook-root *')]
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 1 && height > 1);
  const left = Math.min(...boxes.map(({ left }) => left + scrollX)) - margin;
  const top = Math.min(...boxes.map(({ top }) => top + scrollY)) - margin;
  const right = Math.max(...boxes.map(({ right }) => right + scrollX)) + margin;
  const bottom = Math.max(...boxes.map(({ bottom }) => bottom + scrollY)) + margin;
  const x = Math.max(0, Math.floor(left));
  const y = Math.max(0, Math.floor(top));
  return {
    x,
    y,
    width: Math.min(scrollWidth, Math.ceil(right)) - x,
    height: Math.min(scrollHeight, Math.ceil(bottom)) - y,
  };
}
