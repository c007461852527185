import { Tabs } from '@larkwell/ui/tabs/tabs';
import { paths } from '../paths';

const profile = paths.profile();

/** Links to Login and Sign Up, with the current one marked. */
export function ModeToggle({ mode, redirectTo }: { mode: 'sign-in' | 'sign-up'; redirectTo: string }) {
  const back = { redirectTo: redirectTo === profile ? undefined : redirectTo };
  return (
    <div data-stays="">
      <Tabs
        label="Account"
        look="pill"
        tabs={[
          { label: 'Login', href: paths.signIn(back), current: mode === 'sign-in' },
          { label: 'Sign Up', href: paths.signUp(back), current: mode === 'sign-up' },
        ]}
      />
    </div>
  );
}
