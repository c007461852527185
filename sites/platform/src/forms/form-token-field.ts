/** Name of the hidden field that carries the form token. */
export const formTokenField = 'form_token';
