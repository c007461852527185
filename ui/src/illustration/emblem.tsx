import { Drawing } from './drawing';
import type { EmblemName } from './emblem-names';
import styles from './emblem.module.css';
import sprite from './larkwell.svg?no-inline';

export interface EmblemProps {
  /** The kit's sign; none shows the category's color only. */
  name: EmblemName | null;
  /** The category's slug or name, for its hues. */
  category: string;
  /** Only if the kit's name is not beside it. */
  label?: string;
  /** A class for its size and place. */
  className?: string;
}

/** A kit's sign as on its sleeve, recognized at 40 px in a cart, an order or a list of parcels. */
export function Emblem({ name, category, label, className }: EmblemProps) {
  return (
    <Drawing
      kind={styles.emblem}
      viewBox="-19 -19 138 138"
      category={category}
      label={label}
      className={className}
    >
      {name ? <use href={`${sprite}#e-${name}`} /> : null}
    </Drawing>
  );
}
