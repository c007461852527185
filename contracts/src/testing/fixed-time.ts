/** The morning at which tests are pinned: Saturday, November 21, 2026, 9 o'clock in New York. */
export const FIXED_NOW = '2026-11-21T14:00:00.000Z';
export const FIXED_TODAY = '2026-11-21';
