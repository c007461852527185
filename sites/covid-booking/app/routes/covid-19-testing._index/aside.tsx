import { ButtonLink } from '@larkwell/ui/button/button';
import { Scene } from '@larkwell/ui/illustration/scene';
import { landingMessages as words } from '../../messages/landing';
import { paths } from '../../paths';
import styles from './landing.module.css';

/** Beside the form: who can be tested, when not to wait, and the way back to a booking. */
export function Aside() {
  return (
    <div className="stack" data-gap="large">
      <Scene name="drive" className={styles.scene} />
      <p className={styles.urgent}>
        <strong>{words.call911}</strong> {words.emergency}
      </p>
      <section className="stack" data-gap="small" aria-labelledby="booked">
        <h2 id="booked">{words.haveBooking}</h2>
        <div>
          <ButtonLink href={paths.checkBooking()} variant="secondary">
            {words.checkBooking}
          </ButtonLink>
        </div>
      </section>
      <section className="stack" data-gap="small" aria-labelledby="who">
        <h2 id="who">{words.who}</h2>
        <p>{words.eligibility}</p>
      </section>
    </div>
  );
}
