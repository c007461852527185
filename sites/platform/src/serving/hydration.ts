import { createContext, useContext } from 'react';

/** Whether React will run on this response's page. Not provided in the browser: where React runs, it hydrates. */
export const HydrationContext = createContext(true);

/**
 * Whether the page gets `<Scripts>`. The response decides, not the route: a failed card page is sent without a script
 * nonce, so its own policy would block scripts.
 */
export const useHydrates = (): boolean => useContext(HydrationContext);
