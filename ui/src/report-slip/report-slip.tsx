import { Axis, type AxisScale } from '../axis/axis';
import { Tag } from '../tag/tag';
import styles from './report-slip.module.css';

export interface SlipValue {
  /** What was measured. */
  name: string;
  /** The value, or “Not found”. */
  value: string;
  /** The unit; empty for a finding. */
  unit: string;
  /** Where it lies, in words. */
  position: string;
  /** Whether it is as usual; otherwise its tag and its dot stand out. */
  isUsual: boolean;
  /** The usual result in words; null where none is known. */
  usual: string | null;
  /** Its numbered line; null for a finding. */
  scale: AxisScale | null;
}

export interface ReportSlipProps {
  /** Says what the values are part of: “Your report will look like this”. */
  title: string;
  /** Says that nothing here is real: “Sample report”. */
  label: string;
  /** One to six values, in the order of the kit. */
  values: SlipValue[];
  /** Without names and usual ranges, where the title says what the only value is. */
  isBrief?: boolean;
}

/** Part of a report, as it will look: each value with its number, its place in words, and its line. */
export function ReportSlip({ title, label, values, isBrief = false }: ReportSlipProps) {
  return (
    <figure className={styles.slip} data-brief={isBrief || undefined}>
      <figcaption className={styles.head}>
        <strong>{title}</strong>
        <span className="secondary">{label}</span>
      </figcaption>
      <ul className={styles.values}>
        {values.map(({ name, value, unit, position, isUsual, usual, scale }) => (
          <li key={name}>
            {!isBrief && <strong>{name}</strong>}
            <Tag tone={isUsual ? 'success' : 'warning'} icon={isUsual ? 'check' : 'info'}>
              {position}
            </Tag>
            <p className={`${styles.value} secondary`}>
              <strong>{value}</strong> {unit}
            </p>
            {usual !== null && !isBrief && <p className={`${styles.usual} n secondary`}>Usual: {usual}</p>}
            {scale && <Axis scale={scale} label={value} isOutside={!isUsual} />}
          </li>
        ))}
      </ul>
    </figure>
  );
}
