import { useEffect } from 'react';
import { errorPrefix } from './error-title';

/** While `hasError`, the title of a hydrated page says so first; as the server's HTML did, if the page came with it. */
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
