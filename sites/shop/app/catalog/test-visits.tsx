import { ButtonLink } from '@larkwell/ui/button/button';
import { Scene } from '@larkwell/ui/illustration/scene';
import { testVisits } from '../messages/catalog';
import { paths } from '../paths';
import styles from './test-visits.module.css';

/** Closes the shelf: the way to a COVID-19 test at a site. A list item that fills the rest of the last row. */
export function TestVisits() {
  return (
    <li className={`${styles.tile} room`}>
      <div className={`${styles.words} on-room`}>
        <h2>{testVisits.title}</h2>
        <p>{testVisits.text}</p>
        <ButtonLink href={paths.booking()}>{testVisits.action}</ButtonLink>
      </div>
      <Scene name="drive" className={styles.picture} />
    </li>
  );
}
