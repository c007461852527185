import { Link } from '@larkwell/ui/link/link';
import { paths } from '../paths';

/** What a press of Pay agrees to, beside the button. */
export function Consent({ hasRenewal }: { hasRenewal: boolean }) {
  return (
    <p className="small secondary">
      By pressing Pay you agree {hasRenewal && 'to the renewal above and '}to our{' '}
      <Link href={paths.page('return-policy')}>return policy</Link>.
    </p>
  );
}
