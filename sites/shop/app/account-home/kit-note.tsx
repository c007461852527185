import type { KitAction, OwnKit } from '@larkwell/contracts/kits/kit-life';
import { Notice } from '@larkwell/ui/notice/notice';
import { ownKitMessages as words } from '../messages/own-kits';
import { RegisterButton } from './kit-next-step';
import { KitReturn } from './kit-return';

type KitNoteProps = { kit: OwnKit; action: KitAction };

/** What to know about a kit's next step. Renders nothing once there is a report. */
export function KitNote({ kit, action }: KitNoteProps) {
  if (kit.isGivenAway) return <p>{words.givenAway}</p>;
  switch (action) {
    case 'register':
      return kit.dates.lab ? (
        <Notice tone="warning">{words.labWaits}</Notice>
      ) : (
        <Notice>{words.registerFirst}</Notice>
      );
    case 'track':
      return (
        <div className="cluster">
          <p>{words.arrived}</p>
          <RegisterButton kit={kit} variant="quiet" />
        </div>
      );
    case 'collect':
      return (
        <div className="stack" data-gap="small">
          <p>{words.collectLead}</p>
          <KitReturn kit={kit} />
        </div>
      );
    case 'see-order':
      return <p>{words.shipsNext}</p>;
    case 'read-report':
      return null;
    case null:
      return <p>{words.labDays}</p>;
  }
}
