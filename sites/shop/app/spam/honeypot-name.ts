/**
 * Name of the hidden field. Browsers and password managers do not autofill it, but it looks worth filling in to a bot.
 */
export const honeypotName = 'reference_link';
