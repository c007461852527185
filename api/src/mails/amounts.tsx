import { formatUsd } from '@larkwell/contracts/fields/money';
import type { ReactNode } from 'react';
import { painted } from './paints';

/** The lines of a receipt, each with its amount on the right. */
export function Amounts({ children }: { children: ReactNode }) {
  return (
    <table
      role="presentation"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      style={{ borderCollapse: 'collapse' }}
    >
      <tbody>{children}</tbody>
    </table>
  );
}

/** @param amount cents; less than zero for a discount */
export function AmountLine({
  children,
  amount,
  isTotal = false,
}: {
  children: ReactNode;
  amount: number;
  isTotal?: boolean;
}) {
  const { className, style } = painted(
    { edge: 'line' },
    {
      ...{ padding: '8px 0', verticalAlign: 'top', borderTopWidth: 1, borderTopStyle: 'solid' },
      fontWeight: isTotal ? 700 : 400,
    },
  );
  return (
    <tr data-text="row">
      <td className={className} style={style}>
        {children}
      </td>
      <td className={className} style={{ ...style, whiteSpace: 'nowrap' }} align="right" width={110}>
        {amount < 0 ? `−${formatUsd(-amount)}` : formatUsd(amount)}
      </td>
    </tr>
  );
}
