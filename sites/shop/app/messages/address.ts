export const addressMessages = {
  findPlace: 'Find city and state',
  zipUnknown: 'We do not know this ZIP code. Check it, or enter your city and state below.',
} as const;
