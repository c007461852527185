/** What the sources say about a component. */
export interface ComponentFacts {
  /** The sites whose pages show it. */
  sites: readonly string[];
  /** The components that contain it. */
  within: readonly string[];
  isTested: boolean;
}

export interface Criterion {
  asks: string;
  /** How it is met, if there is more to say than yes. */
  answer: string;
  isMet: boolean;
}

/** The criteria of a stable component. */
export function criteriaOf({
  sites = [],
  within = [],
  isTested = false,
  isPictured,
}: Partial<ComponentFacts> & { isPictured: boolean }): Criterion[] {
  const places = [...sites, ...within];
  return [
    {
      asks: 'is on a page, or part of a component that is',
      answer: places.join(', '),
      isMet: places.length > 0,
    },
    { asks: 'has tests of its own', answer: '', isMet: isTested },
    { asks: 'is compared with agreed pictures, light and dark', answer: '', isMet: isPictured },
  ];
}
