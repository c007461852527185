import path from 'node:path';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import type { SpokenNode } from './accessibility-tree';
import { bookVisit } from './book-visit';
import { openChromium } from './chromium';
import { ListeningBrowser, type HeardPage } from './listening-browser';
import { isField, type Spoken } from './read-aloud';
import { writeTranscript } from './transcript';
import { languages } from './words';

const words = languages.English;
const file = path.resolve(import.meta.dirname, '../../docs/booking-by-screen-reader.md');

describe('a booking with a screen reader', () => {
  let pages: HeardPage[];
  let everything: Spoken[][];

  beforeAll(async () => {
    const { tab, devTools } = await openChromium();
    const buttons = [words.getTested, words.submit, words.saveAndContinue];
    const browser = new ListeningBrowser(tab, devTools, buttons);
    try {
      const email = 'ada@example.com';
      await bookVisit(browser, { site: inject('bookingSite'), words, email, by: 'earliest time' });
    } finally {
      await browser.close();
    }
    ({ pages } = browser);
    everything = pages.flatMap(({ first, errors }) => [first, errors]);
  });

  it('goes through ten pages, of which eight have a form to send', () => {
    expect(pages).toHaveLength(10);
    expect(pages.filter(({ errors }) => errors.length > 0)).toHaveLength(8);
  });

  it('hears the name of every field, button and link', () => {
    const pressed = everything
      .flat()
      .filter(({ node }) => isField(node) || /^(button|link)$/.test(node.role));
    expect(pressed.length).toBeGreaterThan(150);
    expect(pressed.filter(({ node }) => node.name === '').map(({ text }) => text)).toEqual([]);
  });

  it('hears each question before its answers', () => {
    for (const said of everything) {
      const unasked = said.filter(({ node, group }, index) => {
        const asked = said.findIndex((each) => each.node === group);
        return node.role === 'radio' && (asked === -1 || asked > index);
      });
      expect(unasked.map(({ text }) => text)).toEqual([]);
    }
  });

  it('hears of errors at once, and each one again at its field', () => {
    for (const { errors } of pages.filter((page) => page.errors.length > 0)) {
      expect(errors[0]!.text).toMatch(/^Error: /);
      const alert = errors.find(({ node }) => node.role === 'alert');
      expect(alert?.node.properties.live).toBe('assertive');
      const told = linksOf(alert!.node);
      expect(told.length).toBeGreaterThan(0);
      const untold = told.filter(
        ({ field, message }) => !errors.some(({ node }) => tells(node, field, message)),
      );
      expect(untold).toEqual([]);
    }
  });

  it('sounds as written in docs/booking-by-screen-reader.md', async () => {
    await expect(writeTranscript(pages)).toMatchFileSnapshot(file);
  });
});

/** The fields that an error summary links to, and what is wrong with each. */
function linksOf(node: SpokenNode): { field: string; message: string }[] {
  if (node.role !== 'link') return node.children.flatMap(linksOf);
  const field = new URL(String(node.properties.url)).hash.slice(1);
  return [{ field, message: node.name.slice(node.name.indexOf(': ') + 2) }];
}

const tells = ({ properties, description }: SpokenNode, field: string, message: string) =>
  String(properties.describedby ?? '')
    .split(' ')
    .includes(`${field}-error`) && description.includes(`Error: ${message}`);
