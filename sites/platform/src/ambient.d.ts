import '@remix-run/node';
import type { KeptForm } from './forms/kept-form';
import type { RefusedForm } from './forms/refused-form';
import type { Access } from './access/access';
import type { FailedFile } from './serving/failed-file';

declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true;
  }
  /** What `answerPages` passes to loaders; empty in loader tests. */
  interface AppLoadContext {
    /** Who may open the requested page; null if there is none. */
    access?: () => Access | null;
    /** What was posted, in case a fault would lose it. */
    keptForm?: KeptForm;
    /** The refused form that the page replaces. */
    refusedForm?: RefusedForm;
    /** The failed file that the page replaces. */
    failedFile?: FailedFile;
  }
}
