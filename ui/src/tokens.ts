// Generated from tokens.json by tokens/build.mjs. Do not edit.

/** Semantic colors of each theme, resolved to hex. */
export const themes = {
  light: {
    'bg-page': '#fbf7f0',
    'bg-surface': '#ffffff',
    'bg-sunken': '#f1ede4',
    'bg-selected': '#eaf4f1',
    'bg-highlight': '#fff1cc',
    'bg-overlay': '#14262b99',
    'text-primary': '#14262b',
    'text-secondary': '#43565b',
    'text-link': '#0b534c',
    'text-link-hover': '#083e39',
    'text-on-badge': '#14262b',
    'action-bg': '#0b534c',
    'action-bg-hover': '#083e39',
    'action-text': '#ffffff',
    'danger-bg': '#a3142a',
    'danger-bg-hover': '#8a0f22',
    'danger-text': '#ffffff',
    'accent-strong': '#0b534c',
    'accent-soft': '#d3e8e2',
    'accent-band': '#e8735a',
    'accent-badge': '#e8735a',
    'border-subtle': '#d9d2c4',
    'border-control': '#5c6f74',
    'focus-outer': '#14262b',
    'focus-inner': '#ffcf4a',
    'status-error': '#a3142a',
    'status-error-bg': '#fcecee',
    'status-success': '#14603a',
    'status-success-bg': '#e6f3ea',
    'status-warning': '#6f4300',
    'status-warning-bg': '#fff3d9',
    'status-info': '#0b4a8f',
    'status-info-bg': '#e8f0fb',
  },
  dark: {
    'bg-page': '#0e1a1d',
    'bg-surface': '#16272b',
    'bg-sunken': '#1e3338',
    'bg-selected': '#123630',
    'bg-highlight': '#352a12',
    'bg-overlay': '#14262b99',
    'text-primary': '#edf3f1',
    'text-secondary': '#b4c4c4',
    'text-link': '#7fd6c4',
    'text-link-hover': '#8fdccb',
    'text-on-badge': '#14262b',
    'action-bg': '#6ccbb8',
    'action-bg-hover': '#8fdccb',
    'action-text': '#08201c',
    'danger-bg': '#ffa6b2',
    'danger-bg-hover': '#fcecee',
    'danger-text': '#08201c',
    'accent-strong': '#6ccbb8',
    'accent-soft': '#123630',
    'accent-band': '#f29c87',
    'accent-badge': '#f29c87',
    'border-subtle': '#35494e',
    'border-control': '#8ca0a4',
    'focus-outer': '#0e1a1d',
    'focus-inner': '#ffcf4a',
    'status-error': '#ffa6b2',
    'status-error-bg': '#3a1a20',
    'status-success': '#8fdcae',
    'status-success-bg': '#14301f',
    'status-warning': '#ffcf7a',
    'status-warning-bg': '#352a12',
    'status-info': '#a3c8ff',
    'status-info-bg': '#152a47',
  },
  contrast: {
    'bg-page': '#ffffff',
    'bg-surface': '#ffffff',
    'bg-sunken': '#ffffff',
    'bg-selected': '#eaf4f1',
    'bg-highlight': '#fff1cc',
    'bg-overlay': '#14262b99',
    'text-primary': '#000000',
    'text-secondary': '#14262b',
    'text-link': '#083e39',
    'text-link-hover': '#083e39',
    'text-on-badge': '#14262b',
    'action-bg': '#083e39',
    'action-bg-hover': '#14262b',
    'action-text': '#ffffff',
    'danger-bg': '#a3142a',
    'danger-bg-hover': '#8a0f22',
    'danger-text': '#ffffff',
    'accent-strong': '#083e39',
    'accent-soft': '#d3e8e2',
    'accent-band': '#e8735a',
    'accent-badge': '#e8735a',
    'border-subtle': '#43565b',
    'border-control': '#14262b',
    'focus-outer': '#14262b',
    'focus-inner': '#ffcf4a',
    'status-error': '#8a0f22',
    'status-error-bg': '#ffffff',
    'status-success': '#0f4d2e',
    'status-success-bg': '#ffffff',
    'status-warning': '#5e3900',
    'status-warning-bg': '#ffffff',
    'status-info': '#0b4a8f',
    'status-info-bg': '#ffffff',
  },
  'contrast-dark': {
    'bg-page': '#000000',
    'bg-surface': '#000000',
    'bg-sunken': '#000000',
    'bg-selected': '#123630',
    'bg-highlight': '#352a12',
    'bg-overlay': '#14262b99',
    'text-primary': '#ffffff',
    'text-secondary': '#edf3f1',
    'text-link': '#7fd6c4',
    'text-link-hover': '#8fdccb',
    'text-on-badge': '#14262b',
    'action-bg': '#6ccbb8',
    'action-bg-hover': '#8fdccb',
    'action-text': '#08201c',
    'danger-bg': '#ffa6b2',
    'danger-bg-hover': '#fcecee',
    'danger-text': '#08201c',
    'accent-strong': '#6ccbb8',
    'accent-soft': '#123630',
    'accent-band': '#f29c87',
    'accent-badge': '#f29c87',
    'border-subtle': '#b4c4c4',
    'border-control': '#edf3f1',
    'focus-outer': '#0e1a1d',
    'focus-inner': '#ffcf4a',
    'status-error': '#ffa6b2',
    'status-error-bg': '#000000',
    'status-success': '#8fdcae',
    'status-success-bg': '#000000',
    'status-warning': '#ffcf7a',
    'status-warning-bg': '#000000',
    'status-info': '#a3c8ff',
    'status-info-bg': '#000000',
  },
  booking: {
    'bg-page': '#ffffff',
    'bg-surface': '#ffffff',
    'bg-sunken': '#f1ede4',
    'bg-selected': '#eaf4f1',
    'bg-highlight': '#fff1cc',
    'bg-overlay': '#14262b99',
    'text-primary': '#14262b',
    'text-secondary': '#33454a',
    'text-link': '#0b534c',
    'text-link-hover': '#083e39',
    'text-on-badge': '#14262b',
    'action-bg': '#0b534c',
    'action-bg-hover': '#083e39',
    'action-text': '#ffffff',
    'danger-bg': '#8a0f22',
    'danger-bg-hover': '#14262b',
    'danger-text': '#ffffff',
    'accent-strong': '#0b534c',
    'accent-soft': '#d3e8e2',
    'accent-band': '#e8735a',
    'accent-badge': '#e8735a',
    'border-subtle': '#d9d2c4',
    'border-control': '#5c6f74',
    'focus-outer': '#14262b',
    'focus-inner': '#ffcf4a',
    'status-error': '#8a0f22',
    'status-error-bg': '#fcecee',
    'status-success': '#0f4d2e',
    'status-success-bg': '#e6f3ea',
    'status-warning': '#5e3900',
    'status-warning-bg': '#fff3d9',
    'status-info': '#0b4a8f',
    'status-info-bg': '#e8f0fb',
  },
  'booking-contrast': {
    'bg-page': '#ffffff',
    'bg-surface': '#ffffff',
    'bg-sunken': '#ffffff',
    'bg-selected': '#eaf4f1',
    'bg-highlight': '#fff1cc',
    'bg-overlay': '#14262b99',
    'text-primary': '#000000',
    'text-secondary': '#14262b',
    'text-link': '#083e39',
    'text-link-hover': '#083e39',
    'text-on-badge': '#14262b',
    'action-bg': '#083e39',
    'action-bg-hover': '#14262b',
    'action-text': '#ffffff',
    'danger-bg': '#8a0f22',
    'danger-bg-hover': '#14262b',
    'danger-text': '#ffffff',
    'accent-strong': '#083e39',
    'accent-soft': '#d3e8e2',
    'accent-band': '#e8735a',
    'accent-badge': '#e8735a',
    'border-subtle': '#43565b',
    'border-control': '#14262b',
    'focus-outer': '#14262b',
    'focus-inner': '#ffcf4a',
    'status-error': '#8a0f22',
    'status-error-bg': '#ffffff',
    'status-success': '#0f4d2e',
    'status-success-bg': '#ffffff',
    'status-warning': '#5e3900',
    'status-warning-bg': '#ffffff',
    'status-info': '#0b4a8f',
    'status-info-bg': '#ffffff',
  },
} as const;

/** Hues of the product categories, by category slug. */
export const categoryColors = {
  'general-wellness': {
    tint: '#e3f0ec',
    mid: '#2f8f80',
    deep: '#0b534c',
    'dark-tint': '#113d3c',
    'dark-mid': '#7ebab0',
    'dark-deep': '#acd2cc',
  },
  'heart-metabolism': {
    tint: '#fbe6e1',
    mid: '#d0503a',
    deep: '#84260f',
    'dark-tint': '#4d271d',
    'dark-mid': '#e29385',
    'dark-deep': '#ecb9b0',
  },
  'hormones-thyroid': {
    tint: '#ece6f7',
    mid: '#7d5bbe',
    deep: '#4a2f86',
    'dark-tint': '#302b59',
    'dark-mid': '#ae99d7',
    'dark-deep': '#cbbde5',
  },
  'sexual-health': {
    tint: '#f9e4ee',
    mid: '#bc4680',
    deep: '#812156',
    'dark-tint': '#4c2441',
    'dark-mid': '#d58cb0',
    'dark-deep': '#e4b5cc',
  },
  'vitamins-nutrition': {
    tint: '#eef2d9',
    mid: '#76851f',
    deep: '#434e0a',
    'dark-tint': '#2d3b1b',
    'dark-mid': '#aab374',
    'dark-deep': '#c8cea5',
  },
  'food-sensitivity-allergy': {
    tint: '#fbebd3',
    mid: '#b06e10',
    deep: '#643c05',
    'dark-tint': '#3d3218',
    'dark-mid': '#cea56b',
    'dark-deep': '#dfc59f',
  },
  'infections-covid-19': {
    tint: '#e2edfa',
    mid: '#3e7fc4',
    deep: '#134a86',
    'dark-tint': '#153959',
    'dark-mid': '#87b0da',
    'dark-deep': '#b2cce7',
  },
  'gut-digestion': {
    tint: '#f3e8de',
    mid: '#a8713f',
    deep: '#6a3f18',
    'dark-tint': '#403322',
    'dark-mid': '#c9a788',
    'dark-deep': '#dcc6b2',
  },
  'kidney-liver': {
    tint: '#e1f0f4',
    mid: '#2c8ca3',
    deep: '#0d5365',
    'dark-tint': '#123d48',
    'dark-mid': '#7cb8c6',
    'dark-deep': '#abd1da',
  },
  'sleep-stress': {
    tint: '#e5e7f6',
    mid: '#5a67b8',
    deep: '#2f3a85',
    'dark-tint': '#233158',
    'dark-mid': '#99a1d3',
    'dark-deep': '#bdc2e3',
  },
} as const;

/** For bars that the browser paints around a page. */
export const brandColor = '#0b534c' as const;

/** The ground of pictures that stand alone. */
export const paper = '#ffffff' as const;

/** Widths at which layouts change, for media queries. */
export const breakpoints = {
  smallest: '20em',
  small: '30em',
  medium: '48em',
  large: '64em',
  wide: '80em',
} as const;

/** The `font` scale as CSS text. */
export const font = {
  body: "'Atkinson Hyperlegible Next Variable', 'Text fallback', system-ui, sans-serif",
  display: "'Bricolage Grotesque Variable', 'Display fallback', 'Text fallback', system-ui, sans-serif",
  code: "'Atkinson Hyperlegible Mono Variable', 'Code fallback', ui-monospace, monospace",
} as const;

/** The `weight` scale as CSS text. */
export const weight = {
  body: '400',
  medium: '600',
  strong: '700',
} as const;

/** The `leading` scale as CSS text. */
export const leading = {
  body: '1.5',
  display: '1.12',
  control: '1.3',
} as const;

/** The `size` scale as CSS text. */
export const size = {
  '1': '1.3125rem',
  '2': '1.625rem',
  '3': '2rem',
  '4': '2.625rem',
  '5': '3.25rem',
  small: '1rem',
  base: '1.125rem',
} as const;

/** The `space` scale as CSS text. */
export const space = {
  '1': '0.25rem',
  '2': '0.5rem',
  '3': '0.75rem',
  '4': '1rem',
  '5': '1.5rem',
  '6': '2rem',
  '7': '3rem',
  '8': '4rem',
  '9': '6rem',
} as const;

/** The `radius` scale as CSS text. */
export const radius = {
  small: '0.25rem',
  control: '0.5rem',
  panel: '0.75rem',
  card: '1.25rem',
  hero: '1.75rem',
  pill: '62.4375rem',
} as const;

/** The `border` scale as CSS text. */
export const border = {
  thin: '0.0625rem',
  thick: '0.125rem',
  heavy: '0.25rem',
} as const;

/** The `ring` scale as CSS text. */
export const ring = {
  inner: '0.25rem',
  outer: '0.375rem',
} as const;

/** The `target` scale as CSS text. */
export const target = {
  min: '3rem',
  check: '1.75rem',
} as const;

/** The `layout` scale as CSS text. */
export const layout = {
  column: '40rem',
  page: '78rem',
  card: '15rem',
  tile: '13rem',
  dialog: '32rem',
  thumb: '6rem',
  reading: '66ch',
} as const;

/** The `motion` scale as CSS text. */
export const motion = {
  fast: '120ms',
  base: '200ms',
} as const;

/** The `shadow` scale as CSS text. */
export const shadow = {
  dialog: '0 0.75rem 2.5rem 0 #14262b40',
} as const;
