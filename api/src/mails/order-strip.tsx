import { painted } from './paints';
import { small } from './type';

/** The four words of the tracking page. */
const stages = ['Order received', 'Pick up', 'In transit', 'Delivered'] as const;

const words = { done: 'Done', now: 'Now', ahead: 'To come' } as const;
type State = keyof typeof words;

/**
 * How far an order has come, as on its tracking page. It is left out of the plain text, where the sentence beside it
 * says the same.
 * @param now the stage it is in, counted from 0; 4 once all are done
 */
export function OrderStrip({ now }: { now: 0 | 1 | 2 | 3 | 4 }) {
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
          {stages.map((stage, index) => (
            <Stage key={stage} stage={stage} state={index < now ? 'done' : index === now ? 'now' : 'ahead'} />
          ))}
        </tr>
      </tbody>
    </table>
  );
}

function Stage({ stage, state }: { stage: string; state: State }) {
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
      <span {...painted({ ink: 'quiet' }, small)}>{words[state]}</span>
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
