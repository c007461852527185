import { createContext, useContext } from 'react';

/** Whether React will run on this response's page. In a browser nobody provides it: where React runs, it hydrates. */
export const HydrationContext = createContext(true);

/**
 * Whether the page gets `<Scripts>`. The response decides, not the route: a card page that failed is sent without a
 * script nonce, and scripts on it would be refused by the page's own policy.
 */
export const useHydrates = (): boolean => useContext(HydrationContext);
