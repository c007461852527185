import { formatUsd } from '@larkwell/contracts/fields/money';
import { DELIVERY_CENTS, RESULT_DAYS } from '@larkwell/contracts/numbers/shop';
import type { Product } from '@larkwell/contracts/products/products';
import { Icon, type IconName } from '@larkwell/ui/icon/icon';
import styles from './assurances.module.css';

/** What a shopper can check before buying. A lab or reviewer that is not known is not named. */
export function Assurances({ product }: { product: Product }) {
  const { quantity, lab_name: lab, clia_number: clia, reviewer } = product;
  const facts: [icon: IconName, words: string][] = [
    quantity === 0
      ? ['info', 'Sold out. We can email you when it is back.']
      : ['check', `${stockText(quantity)}. Delivery ${formatUsd(DELIVERY_CENTS)}, in a plain box.`],
    ['lab', lab ? labWords(lab, clia) : 'Measured in a lab certified by CAP and CLIA.'],
    ['clock', `Report ${RESULT_DAYS.join(' to ')} days after your sample reaches the lab.`],
  ];
  if (reviewer) facts.push(['user', `This page is reviewed by ${reviewer}.`]);
  return (
    <ul className={styles.facts}>
      {facts.map(([icon, words]) => (
        <li key={icon}>
          <Icon name={icon} />
          <span className="n">{words}</span>
        </li>
      ))}
    </ul>
  );
}

const labWords = (lab: string, clia: string | null) =>
  `Measured at ${lab}${clia ? `, CLIA ${clia}` : ''}, certified by CAP and CLIA.`;

const stockText = (stock: number) => (stock < 10 ? `Only ${stock} left` : 'In stock');
