import { useEffect } from 'react';
import { errorPrefix } from './error-title';

/** Keeps the error prefix in the title of a hydrated page while `hasError`, as in the server's HTML. */
export function useErrorTitle(hasError: boolean): void {
  useEffect(() => {
    if (!hasError || document.title.startsWith(errorPrefix)) return;
    const { title } = document;
    document.title = errorPrefix + title;
    return () => {
      document.title = title;
    };
  }, [hasError]);
}
