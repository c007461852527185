import { dayjs } from '@larkwell/contracts/time';
import { painted } from './paints';
import { small } from './type';

/** The stages as orders and kits name them everywhere; a carrier's own scans are on the tracking page. */
const stages = { received: 'Order received', packed: 'Packed', shipped: 'Shipped', delivered: 'Delivered' };
type StageName = keyof typeof stages;

/** The days of the stages that were reached, `YYYY-MM-DD` in Eastern Time. */
export type StripDays = Record<StageName, string | null>;

const words = { done: 'Done', now: 'Now', ahead: 'To come' } as const;
type State = keyof typeof words;

/**
 * How far an order has come. It is left out of the plain text, where the sentence beside it
 * says the same.
 * @param now the stage it is in; null once all are done
 * @param days missing in mails that an earlier version queued
 */
export function OrderStrip({ now, days }: { now: StageName | null; days: StripDays | undefined }) {
  const names = Object.keys(stages) as StageName[];
  const current = now === null ? names.length : names.indexOf(now);
  return (
    <table
      role="presentation"
      data-skip-in-text="true"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      style={{ margin: '12px 0 20px', tableLayout: 'fixed' }}
    >
      <tbody>
        <tr>
          {names.map((name, index) => (
            <Stage
              key={name}
              stage={stages[name]}
              state={index < current ? 'done' : index === current ? 'now' : 'ahead'}
              day={days?.[name] ?? null}
            />
          ))}
        </tr>
      </tbody>
    </table>
  );
}

function Stage({ stage, state, day }: { stage: string; state: State; day: string | null }) {
  const isAhead = state === 'ahead';
  const bar = painted(
    { edge: isAhead ? 'edge' : 'action', bg: state === 'done' ? 'action' : 'sheet' },
    { ...barStyle, textAlign: 'center' },
  );
  return (
    <td {...painted({ ink: isAhead ? 'quiet' : 'ink' }, { ...small, verticalAlign: 'top', paddingRight: 6 })}>
      <div {...bar}>
        {state === 'now' && (
          <>
            <span {...painted({ bg: 'sample' }, band)} />
            <span {...painted({ bg: 'action' }, { ...band, marginLeft: 8 })} />
          </>
        )}
      </div>
      {isAhead ? stage : <strong>{stage}</strong>}
      <br />
      <span {...painted({ ink: 'quiet' }, small)}>
        {words[state]}
        {day && state !== 'ahead' && (
          <>
            <br />
            {dayjs.utc(day).format('MMM D')}
          </>
        )}
      </span>
    </td>
  );
}

const barStyle = {
  height: 10,
  borderWidth: 2,
  borderStyle: 'solid',
  borderRadius: 7,
  marginBottom: 6,
  fontSize: 0,
  lineHeight: '10px',
  overflow: 'hidden',
} as const;
const band = { display: 'inline-block', width: 10, height: 10 } as const;
