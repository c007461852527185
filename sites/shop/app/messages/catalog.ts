export const catalogMessages = {
  loading: 'LOADING...',
  listEmpty: 'No Items Added..!!',
  instructionsMissing: 'Sorry, the instruction is not available',
  whyGetTestedMissing: 'Sorry, no information available',
  noResults: 'No results found',
  otherWords: 'Try fewer words, a symptom like “tired,” or what you want measured, like “iron.”',
  searchInstead: 'Search symptoms and values instead',
  askSupport: { before: 'Not sure which test is yours? ', link: 'Ask support', after: '.' },
  sortBy: 'Sort by',
  popularFirst: 'Popular',
  bestMatchFirst: 'Best match',
  sorts: { price: 'Price, low to high', '-price': 'Price, high to low', name: 'Name' },
  soldOut: 'Sold out',
  foundFor: (what: string) => `Found for: ${what}`,
  ratings: (count: number, isDemo: boolean) => `${isDemo ? 'Demo ratings' : 'Ratings'}: ${count}`,
  stockAlert: {
    action: 'Email me when it is back',
    title: 'Email me when it is back',
    soldOut: (kit: string) =>
      `${kit} is sold out. Enter your email address, and we’ll email you once when it is back.`,
    lead: 'Do you want one email when the kit is back in stock? After that, we delete your address from the list.',
    withoutKey: 'This link was already used or no longer works. You can ask again on the kit’s page.',
  },
  seeMore: 'see more',
  filmHas: 'The video has captions and no sound.',
  readAsText: 'Read it as text',
  noFilm:
    'There is no video for this kit yet. The steps are printed inside the box. They are also on this page, under Collection Method.',
} as const;

/** The tile that closes the list of all tests. */
export const testVisits = {
  title: 'Looking for a COVID-19 test?',
  text: 'Book a visit at a test site near you. You do not need an account.',
  action: 'Book a test visit',
} as const;
