import { runNamedAction } from '@larkwell/platform/forms/named-action';
import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import { Card } from '@larkwell/ui/card/card';
import { StepBar } from '@larkwell/ui/step-bar/step-bar';
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { SignInForm } from '../../account/sign-in-form';
import { SignUpForm } from '../../account/sign-up-form';
import { ModeToggle } from '../../account/mode-toggle';
import { stepNumber, stepTitles } from '../../checkout/steps';
import { pageMeta } from '../../page-meta';
import { paths } from '../../paths';
import { safeRedirect } from '../../redirect-to';
import { openPost } from '../../session/post.server';
import { openVisit } from '../../session/visit.server';
import { mailNewCode, signIn, signUp } from './sign-in-actions.server';

export const handle = { access: 'guests' } satisfies RouteHandle;

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta({ title: data?.mode === 'sign-up' ? 'Sign Up' : 'Sign In' });

export async function loader({ request }: LoaderFunctionArgs) {
  const { session } = await openVisit(request);
  const query = new URL(request.url).searchParams;
  const mode = query.get('mode') === 'signup' ? 'sign-up' : 'sign-in';
  const redirectTo = safeRedirect(query.get('redirectTo'), paths.profile());
  return { mode, redirectTo, email: session.get('verified') ?? '' } as const;
}

export async function action({ request }: ActionFunctionArgs) {
  const { visit, form } = await openPost(request, openVisit);
  return runNamedAction(form, {
    'sign-up': () => signUp(visit, form),
    'new-code': () => mailNewCode(visit, form),
    default: () => signIn(visit, request, form),
  });
}

type Answer = { form?: string; isUnverified?: boolean; redirectTo?: string };

export default function SignInPage() {
  const { mode, redirectTo: asked, email } = useLoaderData<typeof loader>();
  const answer = useActionData<Answer>();
  const redirectTo = answer?.redirectTo ?? asked;
  return (
    <div className="page stack reading">
      <StepBar steps={stepTitles} current={stepNumber('sign-in')} label="Checkout" />
      <h1>{mode === 'sign-up' ? 'Sign Up' : 'Sign In'}</h1>
      <Card>
        <div className="stack" data-dialog-part={mode}>
          <ModeToggle mode={mode} redirectTo={redirectTo} />
          {mode === 'sign-up' ? (
            <SignUpForm redirectTo={redirectTo} />
          ) : (
            <SignInForm redirectTo={redirectTo} email={email} isUnverified={answer?.isUnverified} />
          )}
        </div>
      </Card>
    </div>
  );
}
