import { formatKitId } from '@larkwell/contracts/kits/kit-id';
import { Card } from '@larkwell/ui/card/card';

/** The kit being registered. */
export function KitSummary({ testName, kitId }: { testName: string; kitId: string }) {
  return (
    <Card tone="sunken">
      <p className="cluster" data-justify="between">
        <strong>{testName}</strong>
        <span>
          Kit ID <span className="code">{formatKitId(kitId)}</span>
        </span>
      </p>
    </Card>
  );
}
