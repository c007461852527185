import { runNamedAction } from '@larkwell/platform/forms/named-action';
import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { fillFromZip } from '../../address/fill-from-zip.server';
import { openKitVisit } from '../../kits/kit-state.server';
import { kitTexts } from '../../messages/kits';
import { pageMeta } from '../../page-meta';
import { getPlaces } from '../../places/places.server';
import { editTester, registerKit, reviewTester, type Review } from './tester-actions.server';
import { TesterForm } from './tester-form';
import { TesterReview } from './tester-review';
import { openPost } from '../../session/post.server';

export const handle = { access: 'signed-in' } satisfies RouteHandle;

export const meta: MetaFunction = () => pageMeta({ title: kitTexts.testerTitle });

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await openKitVisit(request, 'tester');
  const { testName, kitId } = visit.kit;
  return { kit: { testName, kitId }, places: await getPlaces(visit, request) };
}

export async function action({ request }: ActionFunctionArgs) {
  const { visit, form } = await openPost(request, (asked) => openKitVisit(asked, 'tester'));
  return runNamedAction(form, {
    'lookup-zip': () => fillFromZip(visit, form, { zipCode: 'zip', city: 'city', state_id: 'state' }),
    register: () => registerKit(visit, request, form),
    edit: () => editTester(form),
    default: () => reviewTester(form),
  });
}

export default function TesterInfoPage() {
  const { kit, places } = useLoaderData<typeof loader>();
  const answer = useActionData<{ review?: Review }>();
  return (
    <div className="page">
      {answer?.review ? (
        <TesterReview kit={kit} places={places} review={answer.review} />
      ) : (
        <TesterForm kit={kit} places={places} />
      )}
    </div>
  );
}
