/**
 * Who may open a route. `public` pages look the same to everybody without a cookie, so shared caches and search engines
 * may have them; `open` ones are for everybody but nobody else's to keep. `guests` only make sense signed out.
 */
export type Access = 'public' | 'open' | 'guests' | 'signed-in' | 'normal-user' | 'organization';
