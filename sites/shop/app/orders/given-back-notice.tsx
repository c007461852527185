import { formatUsd } from '@larkwell/contracts/fields/money';
import type { GivenBack, Order } from '@larkwell/contracts/orders/orders';
import { Notice } from '@larkwell/ui/notice/notice';
import { givenBackMessages as words } from '../messages/orders';
import { formatDay } from '../time/format';

type GivenBackNoticeProps = { order: Pick<Order, 'isPaid' | 'givenBack'> };

/** The payments that an order had no use for, each with the day it went back; nothing where there are none. */
export function GivenBackNotice({ order: { isPaid, givenBack } }: GivenBackNoticeProps) {
  return givenBack.map((payment, index) => (
    <Notice key={index} title={titleOf(payment, isPaid)}>
      <p>{payment.at ? words.doneOn(formatDay(payment.at)) : words.notDone}</p>
    </Notice>
  ));
}

function titleOf({ amount }: GivenBack, isPaid: boolean): string {
  const tell = isPaid ? words.paidTwice : words.paidTooLate;
  return tell(formatUsd(amount));
}
