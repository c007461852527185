import type { PlacedValue } from '@larkwell/contracts/analytes/value';
import { Tag } from '@larkwell/ui/tag/tag';
import { positionWords, shortPositionWords } from '../messages/reports';

/** Where a value lies, in words; nothing for a number whose laboratory gave no range. */
export function PositionTag({ of, isShort = false }: { of: PlacedValue; isShort?: boolean }) {
  const { value, position, isUsual, axis } = of;
  if (value.kind === 'measured' && !axis) return null;
  const words = (isShort ? shortPositionWords : positionWords)[position];
  return (
    <Tag tone={isUsual ? 'success' : 'warning'} icon={isUsual ? 'check' : outsideIcons[position]}>
      {words}
    </Tag>
  );
}

const outsideIcons = {
  below: 'arrow-down',
  above: 'arrow-up',
  within: 'info',
  found: 'info',
  'not-found': 'info',
} as const;
