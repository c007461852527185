import type { ExplainedValue } from '@larkwell/contracts/reports/reports';
import { valueNumber } from '../analytes/value-number';
import { PositionTag } from './position-tag';
import styles from './value-tiles.module.css';

/** The values at a glance; each leads to its explanation. A single value needs none. */
export function ValueTiles({ values }: { values: ExplainedValue[] }) {
  if (values.length < 2) return null;
  return (
    <ul className={styles.tiles}>
      {values.map((one, index) => (
        <li key={one.value.name}>
          <a href={`#value-${index + 1}`} className={styles.tile} data-outside={!one.isUsual || undefined}>
            <span className="small">{one.value.name}</span>
            <span>
              <strong className={`n ${styles.number}`}>{valueNumber(one.value)}</strong>{' '}
              {one.value.kind === 'measured' && <span className="small secondary">{one.value.unit}</span>}
            </span>
            <PositionTag of={one} isShort />
          </a>
        </li>
      ))}
    </ul>
  );
}
