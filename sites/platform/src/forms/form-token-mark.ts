import { createContext } from 'react';

/**
 * What forms print instead of the visitor's token where the page is put together on the server: the token goes into
 * the finished HTML, so that a page can be rendered once for many visitors. In a browser nobody provides it.
 */
export const FormTokenMark = createContext<string | undefined>(undefined);
