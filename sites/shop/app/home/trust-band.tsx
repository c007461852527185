import { Icon } from '@larkwell/ui/icon/icon';
import { trust } from '../messages/home';
import styles from './trust-band.module.css';

/** Four facts that a shopper can check. */
export function TrustBand() {
  return (
    <div className={`${styles.band} on-room`}>
      <ul className={styles.facts}>
        {trust.map(({ icon, text }) => (
          <li key={icon}>
            <Icon name={icon} />
            <span className="n">{text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
