import { Link } from '@larkwell/ui/link/link';
import { paths } from '../paths';

/** What paying agrees to, beside the buttons. */
export function Consent({ hasRenewal }: { hasRenewal: boolean }) {
  return (
    <p className="small secondary">
      By paying, you agree {hasRenewal && 'to the renewal above and '}to our{' '}
      <Link href={paths.page('return-policy')}>return policy</Link>.
    </p>
  );
}
