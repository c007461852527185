export const catalogMessages = {
  loading: 'LOADING...',
  listEmpty: 'No Items Added..!!',
  instructionsMissing: 'Sorry, the instruction is not available',
  whyGetTestedMissing: 'Sorry, no information available',
  noResults: 'No results found',
  soldOut: 'Sold out',
  seeMore: 'see more',
} as const;
