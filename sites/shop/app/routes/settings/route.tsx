import { inWordsFirst } from '@larkwell/contracts/numbers/words';
import { RENEWAL_NOTICE_DAYS } from '@larkwell/contracts/numbers/shop';
import type { NotificationPreferences } from '@larkwell/contracts/accounts/accounts';
import { seeOther } from '@larkwell/platform/forms/see-other';
import { BackLink } from '@larkwell/ui/breadcrumb/breadcrumb';
import { Button } from '@larkwell/ui/button/button';
import { Checkbox } from '@larkwell/ui/checkbox/checkbox';
import { PageHeading } from '@larkwell/ui/page-heading/page-heading';
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PostForm } from '@larkwell/platform/forms/post-form';
import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import { profileMessages } from '../../messages/profile';
import { pageMeta } from '../../page-meta';
import { paths } from '../../paths';
import { openPost } from '../../session/post.server';
import { notices } from '../../session/session.server';
import { need, openSignedInVisit } from '../../session/visit.server';

export const handle = { access: 'signed-in' } satisfies RouteHandle;

const choices: { name: keyof NotificationPreferences; label: string; hint: string }[] = [
  {
    name: 'orderUpdates',
    label: 'Order updates',
    hint: 'Your order has shipped, with its tracking number and kit IDs',
  },
  { name: 'reportReady', label: 'Report ready', hint: 'A test report is ready to read' },
  {
    name: 'subscriptionReminders',
    label: 'Subscription reminders',
    hint: `${inWordsFirst(RENEWAL_NOTICE_DAYS)} days before a renewal`,
  },
];

export const meta: MetaFunction = () => pageMeta({ title: 'Settings' });

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await openSignedInVisit(request);
  const call = visit.api.accounts.getNotificationPreferences({ id: visit.person.id });
  return (await need(visit, request, call)).data;
}

export async function action({ request }: ActionFunctionArgs) {
  const { visit, form } = await openPost(request, openSignedInVisit);
  const chosen = Object.fromEntries(choices.map(({ name }) => [name, form.get(name) === 'on']));
  const call = visit.api.accounts.updateNotificationPreferences({
    id: visit.person.id,
    ...(chosen as NotificationPreferences),
  });
  const { message } = await need(visit, request, call);
  return seeOther(paths.settings(), await notices.give({ tone: 'success', text: message }));
}

export default function SettingsPage() {
  const preferences = useLoaderData<typeof loader>();
  return (
    <div className="page">
      <PostForm className="stack reading">
        <BackLink href={paths.profile()} />
        <PageHeading lead={<p>{profileMessages.preferencesLead}</p>}>Settings</PageHeading>
        <fieldset>
          <legend>
            <h2>Which emails would you like?</h2>
          </legend>
          <div className="stack" data-gap="small">
            {choices.map(({ name, label, hint }) => (
              <Checkbox key={name} name={name} label={label} hint={hint} defaultChecked={preferences[name]} />
            ))}
          </div>
        </fieldset>
        <p>
          <Button busyLabel="LOADING...">Save</Button>
        </p>
      </PostForm>
    </div>
  );
}
