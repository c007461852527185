/** Scenes with their width and height. */
export const sceneSizes = {
  arrives: [480, 320],
  prick: [480, 320],
  mail: [480, 320],
  report: [480, 320],
  talk: [480, 320],
  drive: [480, 240],
  empty: [320, 200],
  hero: [600, 520],
  'hero-small': [390, 240],
  drop: [64, 100],
} as const satisfies Record<string, readonly [width: number, height: number]>;

export type SceneName = keyof typeof sceneSizes;
