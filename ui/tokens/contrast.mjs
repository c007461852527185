/** Which colors are used together, and their minimum contrast (WCAG 2.2: 1.4.3, 1.4.6, 1.4.11). */

function luminance(/** @type {string} */ hex) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG contrast ratio of two hex colors. @param {string} one @param {string} other */
export function contrast(one, other) {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const grounds = ['bg-page', 'bg-surface'];

const pair = (/** @type {string} */ fore, /** @type {string} */ back, /** @type {number} */ least) => ({
  fore,
  back,
  least,
});

/**
 * All text is AAA in every theme; graphics and the borders of controls are 3 to 1.
 * @returns {{ fore: string, back: string, least: number }[]}
 */
export function contrastPairs() {
  return [
    ...grounds.flatMap((back) => [
      ...['primary', 'secondary', 'link', 'link-hover'].map((text) => pair(`text-${text}`, back, 7)),
      pair('status-error', back, 7),
      pair('status-success', back, 7),
      pair('border-control', back, 3),
      pair('accent-strong', back, 3),
    ]),
    pair('text-primary', 'bg-sunken', 7),
    pair('text-secondary', 'bg-sunken', 7),
    pair('text-primary', 'bg-soft', 7),
    pair('text-primary', 'bg-highlight', 7),
    pair('text-secondary', 'bg-soft', 7),
    pair('text-link', 'bg-soft', 7),
    pair('text-on-room', 'bg-room', 7),
    pair('text-on-room-2', 'bg-room', 7),
    pair('text-on-room', 'bg-foot', 7),
    pair('text-on-room-2', 'bg-foot', 7),
    pair('accent-sample', 'bg-room', 3),
    pair('focus-inner', 'bg-room', 3),
    pair('action-text', 'action-bg', 7),
    pair('action-text', 'action-bg-hover', 7),
    pair('danger-text', 'danger-bg', 7),
    pair('danger-text', 'danger-bg-hover', 7),
    pair('text-on-badge', 'accent-badge', 7),
    pair('focus-inner', 'focus-outer', 3),
    ...['error', 'success', 'warning', 'info'].map((status) =>
      pair(`status-${status}`, `status-${status}-bg`, 7),
    ),
  ];
}
