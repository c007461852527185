import { Card } from '@larkwell/ui/card/card';
import { whyUs } from '../messages/home';
import styles from './why-us.module.css';

export function WhyUs() {
  return (
    <Card as="section" tone="selected" aria-labelledby="why">
      <h2 id="why">{whyUs.title}</h2>
      <ul className="tiles">
        {whyUs.reasons.map(({ title, text }) => (
          <li key={title} className={styles.reason}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
