/**
 * Draws a kit: an open box in its category's hue, contents by collection method, and the strip on its front. The same
 * input always gives the same picture. 320 by 220 units.
 */

export type KitMethod = 'blood' | 'saliva' | 'swab' | 'urine' | 'strip';

/** Four paints: background, contents, box with outlines, paper. */
export interface KitPaints {
  tint: string;
  mid: string;
  deep: string;
  paper: string;
}

const at = (x: number, y: number, inner: string, turn = 0) =>
  `<g transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ''}">${inner}</g>`;

function strip(
  x: number,
  y: number,
  width: number,
  height: number,
  paint: KitPaints,
  bands: readonly boolean[],
) {
  const top = height * 0.22;
  const tall = height * 0.56;
  const marks = bands
    .map((shows, index) => {
      const left = (width * (0.42 + index * 0.14)).toFixed(1);
      const fill = shows ? paint.mid : paint.deep;
      return `<rect x="${left}" y="${top.toFixed(1)}" width="${(width * 0.045).toFixed(1)}" height="${tall.toFixed(1)}" fill="${fill}"${shows ? '' : ' opacity=".35"'}/>`;
    })
    .join('');
  return at(
    x,
    y,
    `<rect width="${width}" height="${height}" rx="${height / 2}" fill="${paint.paper}" stroke="${paint.deep}" stroke-width="2"/>` +
      `<rect x="${(width * 0.34).toFixed(1)}" y="${top.toFixed(1)}" width="${width * 0.5}" height="${tall.toFixed(1)}" rx="4" fill="${paint.tint}"/>` +
      marks +
      `<circle cx="${(width * 0.17).toFixed(1)}" cy="${height / 2}" r="${(height * 0.2).toFixed(1)}" fill="${paint.mid}"/>`,
  );
}

function vial(x: number, y: number, paint: KitPaints, filled: number) {
  const level = (12 + 58 * (1 - filled)).toFixed(1);
  const depth = (58 * filled - 10).toFixed(1);
  return at(
    x,
    y,
    `<rect x="2" width="26" height="12" rx="4" fill="${paint.deep}"/>` +
      `<rect x="4" y="12" width="22" height="58" rx="9" fill="${paint.paper}" stroke="${paint.deep}" stroke-width="2"/>` +
      `<path d="M5 ${level}h20v${depth}a9 9 0 0 1-9 9h-2a9 9 0 0 1-9-9z" fill="${paint.mid}"/>` +
      `<path d="M9 24v22" stroke="${paint.paper}" stroke-width="3" stroke-linecap="round" opacity=".8"/>`,
  );
}

function swab(x: number, y: number, paint: KitPaints) {
  return at(
    x,
    y,
    `<rect x="5" y="16" width="5" height="78" rx="2.5" fill="${paint.paper}" stroke="${paint.deep}" stroke-width="1.6"/>` +
      `<rect x="1.5" width="12" height="24" rx="6" fill="${paint.mid}" stroke="${paint.deep}" stroke-width="1.6"/>`,
    18,
  );
}

function bloodCard(x: number, y: number, paint: KitPaints) {
  const spots = [0, 1, 2, 3]
    .map(
      (index) =>
        `<circle cx="${17 + (index % 2) * 28}" cy="${42 + Math.floor(index / 2) * 20}" r="8" fill="${index < 3 ? paint.mid : paint.tint}" stroke="${paint.deep}" stroke-width="1.6"/>`,
    )
    .join('');
  return at(
    x,
    y,
    `<rect width="62" height="78" rx="7" fill="${paint.paper}" stroke="${paint.deep}" stroke-width="2"/>` +
      `<path d="M10 13h28M10 23h42" stroke="${paint.deep}" stroke-width="3" stroke-linecap="round" opacity=".55"/>${spots}`,
  );
}

function cup(x: number, y: number, paint: KitPaints) {
  return at(
    x,
    y,
    `<rect x="-3" width="60" height="13" rx="5" fill="${paint.deep}"/>` +
      `<path d="M2 13h50l-5 52a7 7 0 0 1-7 6H14a7 7 0 0 1-7-6z" fill="${paint.paper}" stroke="${paint.deep}" stroke-width="2"/>` +
      `<path d="M5 40h44l-2.6 25a6 6 0 0 1-6 5H13.6a6 6 0 0 1-6-5z" fill="${paint.mid}"/>` +
      `<path d="M12 22h12M12 29h8" stroke="${paint.deep}" stroke-width="2" stroke-linecap="round" opacity=".5"/>`,
  );
}

const contents: Record<KitMethod, (paint: KitPaints) => string> = {
  blood: (paint) => bloodCard(92, 42, paint) + vial(166, 50, paint, 0.55) + vial(198, 50, paint, 0.35),
  saliva: (paint) => vial(104, 50, paint, 0.4) + cup(150, 50, paint),
  swab: (paint) => swab(122, 32, paint) + swab(154, 32, paint) + vial(192, 50, paint, 0.25),
  urine: (paint) => cup(100, 50, paint) + vial(176, 50, paint, 0.6),
  strip: (paint) => strip(86, 62, 122, 34, paint, [true, true, false]) + swab(222, 28, paint),
};

/** The content of an `<svg viewBox="0 0 320 220">`. */
export function drawKit(method: KitMethod, paint: KitPaints): string {
  return (
    `<rect width="320" height="220" fill="${paint.tint}"/>` +
    `<circle cx="262" cy="54" r="70" fill="${paint.mid}" opacity=".14"/><circle cx="40" cy="196" r="58" fill="${paint.mid}" opacity=".1"/>` +
    `<path d="M68 88 92 34h158l12 54z" fill="${paint.paper}" stroke="${paint.deep}" stroke-width="2.5" stroke-linejoin="round"/>` +
    `<path d="M100 44h143" stroke="${paint.mid}" stroke-width="4" stroke-linecap="round" opacity=".5"/>` +
    contents[method](paint) +
    `<path d="M60 112h206l-8 72a12 12 0 0 1-12 10H80a12 12 0 0 1-12-10z" fill="${paint.deep}"/>` +
    `<path d="M60 112h206l-1.6 14H61.6z" opacity=".18"/>` +
    strip(108, 142, 110, 26, paint, [true, false, true])
  );
}

const words: readonly [RegExp, KitMethod][] = [
  [/urine|stool|cup/i, 'urine'],
  [/saliva|spit/i, 'saliva'],
  [/strip|lateral|cassette/i, 'strip'],
  [/swab|nasal|nose|throat|vaginal/i, 'swab'],
  [/blood|finger|prick|lancet/i, 'blood'],
];

/** The method named in a text such as "Finger-prick blood sample"; blood if none is named. */
export function methodInWords(text: string): KitMethod {
  return words.find(([pattern]) => pattern.test(text))?.[1] ?? 'blood';
}
