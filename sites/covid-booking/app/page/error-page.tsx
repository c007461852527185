import { ButtonLink } from '@larkwell/ui/button/button';
import { isRouteErrorResponse, useLocation, useRouteError } from '@remix-run/react';
import { siteMessages } from '../messages/site';
import { paths } from '../paths';

/** The error page: not found, or failed to render. */
export function ErrorPage() {
  const { title, text } = errorWords(useRouteError());
  const { pathname, search } = useLocation();
  return (
    <main id="main" tabIndex={-1} className="page stack">
      <h1>{title}</h1>
      <p>{text}</p>
      <p>
        {title === siteMessages.faultTitle ? (
          <ButtonLink href={pathname + search}>{siteMessages.lookAgain}</ButtonLink>
        ) : (
          <ButtonLink href={paths.landing()}>{siteMessages.notFoundLink}</ButtonLink>
        )}
      </p>
    </main>
  );
}

/** Heading and text for an error response, or for a fault without details. */
export function errorWords(error: unknown): { title: string; text: string } {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status === 404) return { title: siteMessages.notFoundTitle, text: siteMessages.notFoundText };
  if (status === 400 || status === 403 || status === 405) {
    return { title: siteMessages.refusedTitle, text: siteMessages.refusedText };
  }
  return { title: siteMessages.faultTitle, text: siteMessages.faultText };
}
