/** The states a component can be in; each has a story, or a reason why it cannot be in it. */
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

/** What a story file tells the docs page about its component, beside the states. */
export interface About {
  /** When to use it. */
  use: readonly string[];
  /** When something else is right, and what. */
  avoid: readonly string[];
  /** Key and what it does; empty where nothing in it takes focus. */
  keyboard: readonly (readonly [key: string, does: string])[];
  /** What a screen reader says, in the order it is said. */
  reader: string;
  /** Rules for its words. */
  content: readonly string[];
  /** What is added where there is a script. Nothing, when left out. */
  script?: string;
  /** States it is never in, and why. */
  never?: Partial<Record<StateName, string>>;
}
