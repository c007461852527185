import type { ActionFunctionArgs, LoaderFunctionArgs, ServerBuild } from '@remix-run/node';
import { ApiFault } from '../client/refusal';

type Module = ServerBuild['routes'][string]['module'];
type HandleError = ServerBuild['entry']['module']['handleError'];
type Run = (args: LoaderFunctionArgs & ActionFunctionArgs) => unknown;

/**
 * Answers 503 instead of 500 if a page needs the API and it does not answer or fails itself, and reports it like every
 * fault. Cookies that the route put on the fault are set.
 */
export function tellAbsence(build: ServerBuild): ServerBuild {
  const report: HandleError = (...fault) => build.entry.module.handleError?.(...fault);
  const routes = Object.entries(build.routes).map(([id, route]) => [
    id,
    { ...route, module: withAbsence(route.module, report) },
  ]);
  return { ...build, routes: Object.fromEntries(routes) as ServerBuild['routes'] };
}

function withAbsence(module: Module, report: HandleError): Module {
  const { loader, action } = module;
  return {
    ...module,
    ...(loader && { loader: answering(loader as Run, report) }),
    ...(action && { action: answering(action as Run, report) }),
  } as Module;
}

const answering = (run: Run, report: HandleError) => async (args: Parameters<Run>[0]) => {
  try {
    return await run(args);
  } catch (error) {
    if (!(error instanceof ApiFault)) throw error;
    report?.(error, args);
    throw new Response(null, { status: 503, headers: error.headers });
  }
};
