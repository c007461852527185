import { Card } from '@larkwell/ui/card/card';
import { Link } from '@larkwell/ui/link/link';
import { addressInLine } from '../../address/address-lines';
import { paths } from '../../paths';

type SendToProps = Parameters<typeof addressInLine>[0] & { name: string };

/** Where the order goes, and the way back to change it. */
export function SendTo({ name, ...address }: SendToProps) {
  return (
    <Card as="section" aria-label="Send to">
      <div className="cluster" data-justify="between">
        <p>
          <span className="small secondary">Send to</span>
          <br />
          <strong>
            {name}, {addressInLine(address)}
          </strong>
        </p>
        <Link href={paths.shipping()}>
          Change<span className="visually-hidden"> the address</span>
        </Link>
      </div>
    </Card>
  );
}
