import '@remix-run/node';
import type { RefusedForm } from './forms/refused-form';
import type { Access } from './access/access';

declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true;
  }
  /** What `answerPages` passes to loaders; empty in loader tests. */
  interface AppLoadContext {
    /** Who may open the requested page; null if there is none. */
    access?: () => Access | null;
    /** The refused form that the page replaces. */
    refusedForm?: RefusedForm;
  }
}
