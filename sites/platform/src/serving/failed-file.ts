import type { AppLoadContext, ServerBuild } from '@remix-run/node';
import type { PageHandle } from './page-handle';
import { isPage } from './page-response';

/** A request for a file, or another route without a page, that failed. */
export interface FailedFile {
  status: number;
  /** The sentence to show; empty for a fault. */
  sentence: string;
}

/**
 * The same routes, each showing the root's error page. Remix shows one line of bare text if a route without a page
 * fails, for example a file that someone opens while the API is down.
 *
 * @returns a build to use only after a failure, with `failedFile` in the context
 */
export function pagesOfFailures(build: ServerBuild): ServerBuild {
  const root = build.routes.root?.module;
  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (!root?.ErrorBoundary || id === 'root') return [id, route];
    const { ErrorBoundary, meta } = root;
    const { access } = (route.module.handle ?? {}) as PageHandle;
    const module = {
      ...{ handle: { access }, loader: fail },
      ...{ default: ErrorBoundary, ErrorBoundary, ...(meta && { meta }) },
    };
    return [id, { ...route, module }];
  });
  return { ...build, routes: Object.fromEntries(routes) as ServerBuild['routes'] };
}

function fail({ context }: { context: AppLoadContext }): never {
  const { status, sentence } = context.failedFile!;
  throw new Response(sentence, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}

/** Whether a browser would show this failure to a person as bare text. */
export function isBareFailure(request: Request, answer: Response): boolean {
  return (
    !isPage(answer) &&
    answer.status >= 400 &&
    /\btext\/html\b/.test(request.headers.get('accept') ?? '') &&
    !answer.headers.get('Content-Type')?.startsWith('text/html')
  );
}

/** The status and the sentence that a route threw, without details of a fault. */
export async function tellFailure(answer: Response): Promise<FailedFile> {
  const isThrown = answer.status < 500 && answer.headers.get('Content-Type')?.startsWith('text/plain');
  return { status: answer.status, sentence: isThrown ? await answer.text() : '' };
}
