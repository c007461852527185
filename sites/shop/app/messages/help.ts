/** Texts of the help center and the support form. */
export const helpMessages = {
  title: 'How can we help?',
  searchLabel: 'Search questions and answers',
  searchHint: (above: number) => `Type ${above + 1} characters or more`,
  noResults: 'No results found',
  found: (count: number) => (count === 1 ? '1 answer found' : `${count} answers found`),
  contact: 'Not here? Write to us.',
} as const;
