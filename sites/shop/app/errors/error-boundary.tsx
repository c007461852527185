import { ButtonLink } from '@larkwell/ui/button/button';
import { isRouteErrorResponse, useRouteError } from '@remix-run/react';
import { pageMessages } from '../messages/pages';
import { paths } from '../paths';

/** The error page of the shop: not found, refused, or our fault. */
export function ErrorBoundary() {
  const { title, text } = errorWords(useRouteError());
  return (
    <div className="page">
      <div className="stack reading">
        <h1>{title}</h1>
        <p>{text}</p>
        <p className="cluster">
          <ButtonLink href={paths.home()}>Home</ButtonLink>
          <ButtonLink href={paths.categories()} variant="secondary">
            All Tests
          </ButtonLink>
        </p>
      </div>
    </div>
  );
}

/** Title and text for an error. Refusals show the API's sentence; faults never show theirs. */
export function errorWords(error: unknown): { title: string; text: string } {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const sentence = isRouteErrorResponse(error) && typeof error.data === 'string' ? error.data : '';
  if (status === 404) return { title: pageMessages.notFound, text: pageMessages.notFoundText };
  if (status === 429) return { title: pageMessages.tooManyTries, text: sentence || pageMessages.waitText };
  if (status < 500) return { title: pageMessages.refused, text: sentence || pageMessages.refusedText };
  return { title: pageMessages.fault, text: pageMessages.faultText };
}
