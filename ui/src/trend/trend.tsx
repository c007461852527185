import styles from './trend.module.css';

export interface TrendPoint {
  value: number;
  /** When it was measured, short: “Sep 2025”. */
  label: string;
}

export interface TrendProps {
  /** Two or three results in one unit, oldest first. */
  points: TrendPoint[];
  /** Lower limit of the usual range; null if there is none. */
  low: number | null;
  /** Upper limit of the usual range; null if there is none. */
  high: number | null;
  /** What was measured and in which unit, for screen readers: “HDL cholesterol, mg/dL”. */
  name: string;
  /** Whether the last result lies outside its usual range. */
  isOutside?: boolean;
}

/** The drawing's lines, in letters: the highest point, the lowest, and the row of dates. */
const top = 2.2;
const bottom = 4.7;
const dates = 7.1;
/** An open usual range reaches from one of these to the other, around the numbers too. */
const bandStart = 0.6;
const bandEnd = 5.5;
/**
 * The least that the height stands for, as a share of the value: a change of a twentieth, which a report calls
 * "about the same", looks level.
 */
const leastHeight = 0.6;

/**
 * A value over time: up to three results before the usual range. Screen readers hear every result with its date.
 * One result alone has no trend: nothing is shown.
 */
export function Trend({ points, low, high, name, isOutside = false }: TrendProps) {
  if (points.length < 2) return null;
  const { xOf, yOf } = placesOf({ points, low, high });
  const upper = high === null ? bandStart : yOf(high);
  const lower = low === null ? bandEnd : yOf(low);
  return (
    <svg
      className={styles.trend}
      role="img"
      aria-label={`${name}. ${points.map(({ value, label }) => `${label}: ${value}`).join(', ')}`}
      data-outside={isOutside || undefined}
    >
      <rect
        className={styles.usual}
        width="100%"
        y={em(upper)}
        height={em(Math.max(lower - upper, 0.2))}
        rx=".4em"
      />
      {points.slice(1).map((point, index) => (
        <line
          key={point.label}
          x1={xOf(index)}
          y1={em(yOf(points[index]!.value))}
          x2={xOf(index + 1)}
          y2={em(yOf(point.value))}
        />
      ))}
      {points.map(({ value, label }, index) => {
        const isLast = index === points.length - 1;
        return (
          <g key={label} data-last={isLast || undefined}>
            <circle cx={xOf(index)} cy={em(yOf(value))} r=".4em" />
            <text className={styles.number} x={xOf(index)} y={em(yOf(value) - 0.75)}>
              {value}
            </text>
            <text x={xOf(index)} y={em(dates)}>
              {label}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

const em = (size: number) => `${Math.round(size * 100) / 100}em`;

/** Spreads the results over the width, and them and the near limits over the height. */
function placesOf({ points, low, high }: Pick<TrendProps, 'points' | 'low' | 'high'>) {
  const values = points.map(({ value }) => value);
  const span = Math.max(...values) - Math.min(...values);
  const least = Math.max(...values.map(Math.abs)) * leastHeight;
  const near = [low, high].filter(
    (limit) => limit !== null && values.some((value) => Math.abs(value - limit) <= Math.max(2 * span, least)),
  ) as number[];
  const [lowest, highest] = [Math.min(...values, ...near), Math.max(...values, ...near)];
  const height = Math.max(highest - lowest, least) || 1;
  const middle = (lowest + highest) / 2;
  const yOf = (value: number) => {
    const y = (top + bottom) / 2 - ((value - middle) / height) * (bottom - top);
    return Math.min(bandEnd, Math.max(bandStart, y));
  };
  const first = 15;
  const xOf = (index: number) => `${first + (index * (100 - 2 * first)) / (points.length - 1)}%`;
  return { xOf, yOf };
}
