export const pageMessages = {
  notFound: '404 - Page Not Found',
  notFoundText:
    'The address may be mistyped, or the page has moved. Search for a test above, or start from the home page.',
  tooManyTries: 'Too many attempts',
  waitText: 'Wait a moment, then try again.',
  refused: 'That did not work',
  refusedText: 'Go back and try again.',
  fault: 'Something went wrong on our side',
  faultText:
    'Try again in a minute. If you were paying, check your orders before you pay again. If it keeps happening, write to support.',
} as const;
