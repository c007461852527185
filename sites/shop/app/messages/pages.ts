export const pageMessages = {
  notFound: '404 - Page Not Found',
  notFoundText:
    'The address may be mistyped, or the page has moved. Search for a test above, or start again from the first page.',
  tooManyTries: 'Too many attempts',
  waitText: 'Wait a little, then try again.',
  refused: 'This did not work',
  refusedText: 'Go back and try again.',
  fault: 'Something went wrong on our side',
  faultText:
    'Try again in a minute. If you were paying, look at your orders before you pay again. If it happens again, write to support.',
} as const;
