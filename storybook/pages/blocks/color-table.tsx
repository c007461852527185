import { categoryColors, themes } from '@larkwell/ui/tokens';
import { contrast, contrastPairs } from '@larkwell/ui/contrast';
import './blocks.css';

type ThemeName = keyof typeof themes;

/** Each pair of colors used together, with its actual and required contrast. */
export function ContrastTable({ theme }: { theme: ThemeName }) {
  const colors: Record<string, string> = themes[theme];
  return (
    <table>
      <thead>
        <tr>
          <th>Looks like</th>
          <th>Fore on ground</th>
          <th>Contrast</th>
          <th>Needs</th>
        </tr>
      </thead>
      <tbody>
        {contrastPairs().map(({ fore, back, least }) => {
          const ratio = contrast(colors[fore]!, colors[back]!);
          return (
            <tr key={`${fore} ${back}`}>
              <td>
                <svg width="96" height="32" role="img" aria-label={`${fore} on ${back}`}>
                  <rect width="96" height="32" rx="6" fill={colors[back]} stroke={colors['border-control']} />
                  <text x="48" y="21" textAnchor="middle" fontWeight="700" fill={colors[fore]}>
                    Aa 10:45
                  </text>
                </svg>
              </td>
              <td>
                <code>{fore}</code> on <code>{back}</code>
              </td>
              <td>
                {ratio.toFixed(2)} : 1 {ratio >= least ? '' : '(too low)'}
              </td>
              <td>{least} : 1</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Swatch({ name, value }: { name: string; value: string }) {
  return (
    <li>
      <svg viewBox="0 0 120 64" aria-hidden="true">
        <rect width="120" height="64" rx="8" fill={value} stroke="currentColor" strokeOpacity=".3" />
      </svg>
      <code>{name}</code>
      <span>{value}</span>
    </li>
  );
}

interface SwatchesProps {
  theme: ThemeName;
  /** Only colors whose names start with this. */
  only?: string;
}

/** The semantic colors of a theme. */
export function Swatches({ theme, only = '' }: SwatchesProps) {
  const colors = Object.entries(themes[theme]).filter(([name]) => name.startsWith(only));
  return (
    <ul className="blocks-swatches">
      {colors.map(([name, value]) => (
        <Swatch key={name} name={`--${name}`} value={value} />
      ))}
    </ul>
  );
}

/** The hues of the ten categories: background, picture, text. */
export function CategorySwatches() {
  return Object.entries(categoryColors).map(([category, parts]) => (
    <div key={category}>
      <h3>{category}</h3>
      <ul className="blocks-swatches">
        {Object.entries(parts).map(([part, value]) => (
          <Swatch key={part} name={part} value={value} />
        ))}
      </ul>
    </div>
  ));
}
