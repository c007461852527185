import { RESULT_DAYS } from '@larkwell/contracts/numbers/shop';
import { inWords } from '@larkwell/contracts/numbers/words';
import type { KitContent } from '@larkwell/contracts/products/kit-contents';
import { listMeasured, methodLabel } from '@larkwell/contracts/products/kit-words';
import { describe, expect, it } from 'vitest';
import { demoKits } from './catalog';
import type { DemoKit } from './kit';

/** What the steps call each piece. The printed steps are the page itself. */
const named: Record<Exclude<KitContent['piece'], 'steps'>, RegExp> = {
  card: /\bcard\b/,
  lancet: /\blancet\b/,
  tube: /\btubes?\b/,
  swab: /\bswab\b/,
  cup: /\bcup\b/,
  strip: /\bstrip\b/,
  pouch: /\bpouch\b/,
  bag: /\bbag\b/,
  mailer: /\bprepaid mailer\b|\bmail it\b/,
  padded: /\bpadded box\b/,
};

/** A kit with each of these in its label has one of the pieces in its box. */
const inLabel: [label: RegExp, pieces: KitContent['piece'][]][] = [
  [/blood/i, ['lancet']],
  [/saliva/i, ['tube']],
  [/swab/i, ['swab']],
  [/urine/i, ['cup', 'strip']],
  [/strip/i, ['strip']],
];

const words = ({ collectionDetails, description }: DemoKit) => collectionDetails || description;
const countOf = (kit: DemoKit, piece: KitContent['piece']) =>
  kit.contents.find(([name]) => name === piece)?.[1] ?? 0;

describe.each(demoKits.map((kit) => [kit.name, kit] as const))('%s', (_, kit) => {
  it('says the same in its steps and in its box', () => {
    for (const [piece, pattern] of Object.entries(named)) {
      const isInBox = countOf(kit, piece as KitContent['piece']) > 0;
      if (isInBox) expect(words(kit), piece).toMatch(pattern);
      else if (piece !== 'mailer') expect(kit.collectionDetails, piece).not.toMatch(pattern);
    }
  });

  it('has as many circles, tubes and fields as its words say', () => {
    const circles = /\b(both|all (\w+)) circles\b/.exec(kit.collectionDetails);
    expect(circles ? (circles[2] ?? 'two') : 'no').toBe(inWords(countOf(kit, 'card')));
    const tubes = /\ball (\w+) in the\b|\bthe (\w+) tubes\b/.exec(kit.collectionDetails);
    if (tubes) expect(tubes[1] ?? tubes[2]).toBe(inWords(countOf(kit, 'tube')));
    else expect(countOf(kit, 'tube')).toBeLessThanOrEqual(1);
    if (countOf(kit, 'strip') > 0) expect(countOf(kit, 'strip')).toBe(listMeasured(kit.measures).length);
  });

  it('has what its label promises, and is read in the lab', () => {
    const label = methodLabel(kit.collectionMethod);
    const promised = inLabel.filter(([pattern]) => pattern.test(label));
    expect(promised).not.toEqual([]);
    for (const [, pieces] of promised) {
      expect(
        pieces.some((piece) => countOf(kit, piece) > 0),
        label,
      ).toBe(true);
    }
    // Each sample is mailed, so no kit gives its result at home.
    expect(countOf(kit, 'mailer') + countOf(kit, 'padded')).toBe(1);
    expect(`${label} ${kit.description} ${kit.collectionDetails}`).not.toMatch(/read (it )?at home/i);
  });

  it('promises the result in the days that the shop promises', () => {
    const days = [...kit.description.matchAll(/\b(\d+) to (\d+) days\b/g)];
    for (const [, from, to] of days) expect([Number(from), Number(to)]).toEqual([...RESULT_DAYS]);
    expect(kit.description).not.toMatch(/\bin (minutes|an hour|seconds)\b/);
  });
});

describe('the pictures', () => {
  it('differ by sign, or by hue and contents', () => {
    const looks = demoKits.map(({ category, contents, emblem }) =>
      JSON.stringify([category, contents, emblem]),
    );
    expect(new Set(looks).size).toBe(demoKits.length);
    expect(new Set(demoKits.map(({ emblem }) => emblem)).size).toBe(demoKits.length);
  });
});
