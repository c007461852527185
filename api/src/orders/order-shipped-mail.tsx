import { formatKitId } from '@larkwell/contracts/kits/kit-id';
import type { MailAttachment } from '../services';
import {
  ActionLink,
  attachSigns,
  defineMail,
  KitRow,
  Letter,
  OrderStrip,
  Paragraph,
  Part,
  type Sign,
  type StripDays,
} from '../mails';

/** A kit of the parcel, as its box shows it. */
export interface ShippedKit extends Sign {
  name: string;
  code: string;
}

interface OrderShippedMailProps {
  orderNumber: string;
  trackingNumber: string;
  /** Codes of the kits in the parcel. */
  kitCodes: string[];
  /** The kit of each code; missing in mails that an earlier version queued. */
  kits?: ShippedKit[];
  /** Missing in mails that an earlier version queued. */
  days?: StripDays;
  trackLink: string;
  registerLink: string;
}

export const orderShippedMail = defineMail<OrderShippedMailProps>({
  name: 'order-shipped',
  title: 'Your order has shipped',
  says: 'Your order is on its way with USPS. When it arrives, register each kit before you collect a sample.',
  facts: {
    Order: ({ orderNumber }) => orderNumber,
    'Tracking number': ({ trackingNumber }) => trackingNumber,
    'Track my order': ({ trackLink }) => trackLink,
    'Kit IDs': ({ kitCodes }) => kitCodes.map(formatKitId).join(', '),
    'Register a kit': ({ registerLink }) => registerLink,
  },
  body: (data, attached) => <OrderShippedMail {...data} attached={attached} />,
  attachments: ({ kits = [] }) => attachSigns(kits),
});

/** Reports that a parcel has left, how to track it, what is in it, and what to do when it arrives. */
function OrderShippedMail({
  orderNumber,
  trackingNumber,
  kitCodes,
  kits,
  days,
  trackLink,
  registerLink,
  attached,
}: OrderShippedMailProps & { attached: MailAttachment[] }) {
  return (
    <Letter
      preview="Your order has shipped"
      heading="Your order has shipped"
      lead={`Order ${orderNumber} is on its way with USPS. Its tracking number is ${trackingNumber}.`}
    >
      <OrderStrip now="shipped" days={days} />
      <ActionLink href={trackLink}>Track my order</ActionLink>
      <Part title="In this package">
        {kits
          ? kits.map((kit) => (
              <KitRow
                key={kit.code}
                sign={kit}
                name={kit.name}
                kitId={formatKitId(kit.code)}
                attached={attached}
              />
            ))
          : kitCodes.map((code) => <Paragraph key={code}>{formatKitId(code)}</Paragraph>)}
      </Part>
      <Part title="When it arrives">
        <Paragraph>
          Register each kit before you collect a sample: {registerLink}. The kit ID is printed inside the lid
          of its box.
        </Paragraph>
      </Part>
    </Letter>
  );
}
