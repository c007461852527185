import { describe, expect, it } from 'vitest';
import { serverMarkup } from '../testing/read-markup';
import { Table } from './table';

describe('Table', () => {
  const table = (
    <Table
      caption="Orders"
      columns={[
        { key: 'id', label: 'Order ID' },
        { key: 'total', label: 'Total', numeric: true },
      ]}
      rows={[{ key: '1', cells: ['LW-1', '$9.00'] }]}
    />
  );

  it('keeps its roles when rows become cards', () => {
    const roles = serverMarkup(table).nodes.map(({ attributes }) => attributes.role);
    expect(roles.filter(Boolean)).toEqual([
      'table',
      'rowgroup',
      'row',
      'columnheader',
      'columnheader',
      'rowgroup',
      'row',
      'rowheader',
      'cell',
    ]);
  });

  it('repeats the column’s label in each cell visually, not for screen readers', () => {
    const labels = serverMarkup(table).nodes.filter(({ attributes }) => attributes['aria-hidden'] === 'true');
    expect(labels).toHaveLength(2);
  });
});
