import { createContext } from 'react';

/**
 * The placeholder that forms render on the server in place of the visitor's token. The token is inserted into the
 * finished HTML, so a page can be rendered once for many visitors. Not provided in the browser.
 */
export const FormTokenMark = createContext<string | undefined>(undefined);
