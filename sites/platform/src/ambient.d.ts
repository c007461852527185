import '@remix-run/node';
import type { RefusedForm } from './forms/refused-form';
import type { Access } from './access/access';

declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true;
  }
  /** What loaders are told by `answerPages`; empty in the tests of a loader. */
  interface AppLoadContext {
    /** Who may open the page that was asked for; null where there is none. */
    access?: () => Access | null;
    /** The form in whose place the page is shown. */
    refusedForm?: RefusedForm;
  }
}
