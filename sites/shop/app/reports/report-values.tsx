import { usualWords } from '@larkwell/contracts/analytes/usual-words';
import type { ExplainedValue } from '@larkwell/contracts/reports/reports';
import { Axis } from '@larkwell/ui/axis/axis';
import { Trend } from '@larkwell/ui/trend/trend';
import { reportMessages } from '../messages/reports';
import { AboutValue } from './about-value';
import { PositionTag } from './position-tag';
import { trendPoints } from './trend-points';
import { valueNumber } from '../analytes/value-number';
import styles from './report-values.module.css';

type ReportValuesProps = { values: ExplainedValue[]; collectedOn: string };

/** Each value: its number and place in words, its line, what it is and where it lies, and the results before it. */
export function ReportValues({ values, collectedOn }: ReportValuesProps) {
  return (
    <section aria-labelledby="values">
      <h2 id="values">Your values</h2>
      {values.some(({ axis }) => axis) && <p className="secondary">{reportMessages.howToRead}</p>}
      {values.map((one, index) => (
        <ReportValue key={one.value.name} of={one} id={`value-${index + 1}`} collectedOn={collectedOn} />
      ))}
    </section>
  );
}

function ReportValue({ of, id, collectedOn }: { of: ExplainedValue; id: string; collectedOn: string }) {
  const { value, isUsual, axis, meaning, about } = of;
  const usual = value.kind === 'measured' ? usualWords(value) : null;
  const points = trendPoints(of, collectedOn);
  return (
    <article className={styles.value} id={id} aria-labelledby={`${id}-name`}>
      <div className="stack" data-gap="small">
        <div className="cluster" data-justify="between">
          <h3 id={`${id}-name`}>{value.name}</h3>
          <PositionTag of={of} />
        </div>
        <p>
          <strong className={`n ${styles.number}`}>{valueNumber(value)}</strong>{' '}
          {value.kind === 'measured' && (
            <span className="secondary">
              {value.unit}
              {usual && (
                <>
                  . Usual: <span className="n">{usual}</span>
                </>
              )}
            </span>
          )}
        </p>
        {axis && <Axis scale={axis} label={`You: ${valueNumber(value)}`} isOutside={!isUsual} />}
        <p>
          {about && `${about.standsFor} ${about.more} `}
          <strong>{meaning}</strong>
        </p>
        {about && <AboutValue name={value.name} position={of.position} about={about} />}
      </div>
      {value.kind === 'measured' && points.length > 1 && (
        <div className={styles.trend}>
          <p className="small secondary">{reportMessages.lastResults}</p>
          <Trend
            name={`${value.name}, ${value.unit}`}
            points={points}
            low={value.low}
            high={value.high}
            isOutside={!isUsual}
          />
        </div>
      )}
    </article>
  );
}
