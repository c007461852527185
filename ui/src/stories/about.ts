/** The states a component can have; each has a story or a reason why it does not apply. */
export const stateNames = [
  'hover',
  'focus',
  'empty',
  'filled',
  'error',
  'disabled',
  'busy',
  'longText',
] as const;
export type StateName = (typeof stateNames)[number];

/** What a story file tells the docs page about its component, besides the states. */
export interface About {
  /** When to use it. */
  use: readonly string[];
  /** When to use something else, and what. */
  avoid: readonly string[];
  /** Each key and what it does; empty if nothing in it takes focus. */
  keyboard: readonly (readonly [key: string, does: string])[];
  /** What a screen reader says, in order. */
  reader: string;
  /** Rules for its wording. */
  content: readonly string[];
  /** What changed for designers, newest first. The last entry is the first version. */
  changes: readonly (readonly [date: string, what: string])[];
  /** What script adds. Omit if nothing. */
  script?: string;
  /** States that do not apply, and why. */
  never?: Partial<Record<StateName, string>>;
}
