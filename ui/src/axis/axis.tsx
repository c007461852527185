import styles from './axis.module.css';

/** Places in percent of the line, from its start. */
export interface AxisScale {
  /** The ends of the usual range. */
  from: number;
  to: number;
  /** The value. */
  at: number;
  /** The printed numbers; the limits of the usual range are among them. */
  marks: { at: number; text: string }[];
}

export interface AxisProps {
  /** Where the usual range, the value and the printed numbers lie, in percent of the line. */
  scale: AxisScale;
  /** Above the dot: the value, with “You:” where it is the reader's own. */
  label: string;
  /** Whether the value lies outside its usual range; the dot then has another fill and an outline. */
  isOutside?: boolean;
}

/** Half the width of a letter, in percent of the shortest line, on a phone. */
const halfLetter = 1.5;

/** Text that would reach beyond an end of the line grows inward. */
const anchorOf = (at: number, near: number) => {
  if (at <= near) return 'start';
  return at >= 100 - near ? 'end' : undefined;
};

/**
 * A value on a numbered line with its usual range. Widths are in percent and heights in letters, so it stretches
 * with its place and grows with the reader's text. The sentence beside it says everything it shows.
 */
export function Axis({ scale: { from, to, at, marks }, label, isOutside = false }: AxisProps) {
  return (
    <svg className={styles.axis} data-outside={isOutside || undefined} aria-hidden="true">
      <rect className={styles.bar} y="1.45em" width="100%" height="1em" rx=".5em" />
      <rect
        className={styles.usual}
        x={`${from}%`}
        y="1.45em"
        width={`${Math.round((to - from) * 10) / 10}%`}
        height="1em"
        rx=".5em"
      />
      {marks.map((mark) => (
        <svg key={mark.text} x={`${mark.at}%`}>
          <line y1="2.65em" y2="2.95em" />
          <text y="3.85em" data-anchor={anchorOf(mark.at, 0)}>
            {mark.text}
          </text>
        </svg>
      ))}
      <circle className={styles.dot} cx={`${at}%`} cy="1.95em" r=".62em" />
      <text
        className={styles.label}
        x={`${at}%`}
        y=".85em"
        data-anchor={anchorOf(at, label.length * halfLetter)}
      >
        {label}
      </text>
    </svg>
  );
}
