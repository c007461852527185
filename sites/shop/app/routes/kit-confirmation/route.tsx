import { RESULT_DAYS } from '@larkwell/contracts/numbers/shop';
import { formatKitId } from '@larkwell/contracts/kits/kit-id';
import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import { ButtonLink } from '@larkwell/ui/button/button';
import { ConfirmationPanel } from '@larkwell/ui/confirmation-panel/confirmation-panel';
import { StepBar } from '@larkwell/ui/step-bar/step-bar';
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { openKitVisit } from '../../kits/kit-state.server';
import { kitSteps, kitTexts } from '../../messages/kits';
import { pageMeta } from '../../page-meta';
import { paths } from '../../paths';

export const handle = { access: 'signed-in' } satisfies RouteHandle;

export const meta: MetaFunction = () => pageMeta({ title: kitTexts.doneTitle });

export async function loader({ request }: LoaderFunctionArgs) {
  const { kit } = await openKitVisit(request, 'done');
  return { testName: kit.testName, kitId: formatKitId(kit.kitId), email: kit.emailId };
}

export default function KitConfirmationPage() {
  const { testName, kitId, email } = useLoaderData<typeof loader>();
  return (
    <div className="page">
      <div className="stack reading">
        <StepBar steps={kitSteps} current={4} label="Kit registration" />
        <ConfirmationPanel title={kitTexts.doneTitle} codeLabel="Kit ID" code={kitId}>
          <p>{testName}</p>
        </ConfirmationPanel>
        <h2>What happens next</h2>
        <ol>
          <li>Follow the instructions in the box to collect your sample.</li>
          <li>Put it in the prepaid mailer and mail it the same day.</li>
          <li>
            Your result is ready {RESULT_DAYS.join(' to ')} days after the lab gets it. We’ll email {email}.
          </li>
        </ol>
        <p className="cluster">
          <ButtonLink href={paths.kits()}>Your kits</ButtonLink>
          <ButtonLink href={paths.reports()} variant="secondary">
            Test Reports
          </ButtonLink>
          <ButtonLink href={paths.registerKit()} variant="secondary">
            Register another kit
          </ButtonLink>
        </p>
      </div>
    </div>
  );
}
