/** Prefix of a page's title if a form has errors. */
export const errorPrefix = 'Error: ';
