import { useNonce } from '@larkwell/platform/serving/nonce';
import { Link } from '@larkwell/ui/link/link';
import { useRouteLoaderData } from '@remix-run/react';
import type { HeldElsewhere } from '../booking/held-time.server';
import { heldMessages as words } from '../messages/held';
import { paths } from '../paths';
import styles from './held-line.module.css';

/** The part of the root loader's data for this line. */
export interface HeldData {
  held: HeldElsewhere | null;
}

/**
 * On every page outside the form: which time is held, until when, and the way back to where the person left. CSS hides
 * it at the end of the hold; without CSS, the sentence says when that is.
 */
export function HeldLine() {
  const held = useRouteLoaderData<HeldData>('root')?.held;
  return held ? <Held {...held} /> : null;
}

function Held({ sentence, secondsLeft }: HeldElsewhere) {
  const nonce = useNonce();
  return (
    <aside className={`no-print ${styles.held}`} aria-label={words.label}>
      <style nonce={nonce}>{`:root{--hold-left:${secondsLeft}s}`}</style>
      <div className={styles.line}>
        <p>{sentence}</p>
        <Link href={paths.visitInfo()} standalone>
          {words.goOn}
        </Link>
      </div>
    </aside>
  );
}
