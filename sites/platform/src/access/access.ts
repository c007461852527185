/**
 * Who may open a route. `public` pages look the same to everyone without a cookie, so shared caches and search engines
 * may keep them; `open` pages are for everyone, but only the visitor may keep them. `guests` pages only make sense
 * signed out.
 */
export type Access = 'public' | 'open' | 'guests' | 'signed-in' | 'normal-user' | 'organization';
