import {
  border,
  font,
  layout,
  leading,
  motion,
  radius,
  size,
  space,
  target,
  weight,
} from '@larkwell/ui/tokens';
import './blocks.css';

const scales = { border, font, layout, leading, motion, radius, size, space, target, weight };

/** A scale of tokens with names, values and, where it helps, a drawing. */
export function Scale({ of, draw }: { of: keyof typeof scales; draw?: 'bar' | 'text' | 'box' }) {
  return (
    <table>
      <thead>
        <tr>
          <th>Token</th>
          <th>Value</th>
          {draw ? <th>Looks like</th> : null}
        </tr>
      </thead>
      <tbody>
        {Object.entries(scales[of]).map(([name, value]) => (
          <tr key={name}>
            <td>
              <code>
                --{of}-{name}
              </code>
            </td>
            <td>{value}</td>
            {draw ? (
              <td>
                <Drawing draw={draw} value={String(value)} />
              </td>
            ) : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Drawing({ draw, value }: { draw: 'bar' | 'text' | 'box'; value: string }) {
  if (draw === 'bar') return <span className="blocks-bar" style={{ inlineSize: value }} />;
  if (draw === 'text')
    return <span style={{ fontSize: value, lineHeight: leading.display }}>Know what’s going on</span>;
  return <span className="blocks-box" style={{ borderRadius: value }} />;
}
