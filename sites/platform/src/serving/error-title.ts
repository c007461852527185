/** What the title of a page begins with when a form came back with errors. */
export const errorPrefix = 'Error: ';
