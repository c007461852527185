import { formatKitId } from '@larkwell/contracts/kits/kit-id';
import { nextKitAction, type OwnKit } from '@larkwell/contracts/kits/kit-life';
import { Card } from '@larkwell/ui/card/card';
import { Emblem } from '@larkwell/ui/illustration/emblem';
import { KitLife } from '@larkwell/ui/kit-life/kit-life';
import { paths } from '../paths';
import { formatDay } from '../time/format';
import { KitNextStep } from './kit-next-step';
import { KitNote } from './kit-note';
import { describeLife } from './kit-stages';
import styles from './own-kit-card.module.css';

/** One kit: what it is, how far it has come, and the one thing to do next. */
export function OwnKitCard({ kit }: { kit: OwnKit }) {
  const { key, name, units, category, emblem } = kit;
  const id = key.replaceAll(/[^\w-]/g, '-');
  const title = units === 1 ? name : `${units} × ${name}`;
  const action = nextKitAction(kit);
  return (
    <Card as="article" aria-labelledby={id}>
      <div className="stack">
        <div className={styles.head}>
          <Emblem name={emblem} category={category} />
          <div className={styles.words}>
            <h2 id={id}>{title}</h2>
            <p className="secondary">
              <KitFacts kit={kit} />
            </p>
          </div>
          <KitNextStep kit={kit} action={action} />
        </div>
        <KitLife label={`How far ${title} has come`} stages={describeLife(kit)} />
        <KitNote kit={kit} action={action} />
      </div>
    </Card>
  );
}

/** The kit ID and whose sample it takes, and the order. */
function KitFacts({ kit: { kitId, testerName, orderId, orderNumber, dates } }: { kit: OwnKit }) {
  return (
    <>
      {kitId && (
        <>
          Kit ID <span className="code">{formatKitId(kitId)}</span>
          {testerName && ` for ${testerName}`}
          <br />
        </>
      )}
      {orderId && (
        <>
          Order <a href={paths.orderDetails(orderId)}>{orderNumber}</a>
          {dates.ordered && `, ${formatDay(dates.ordered)}`}
        </>
      )}
    </>
  );
}
