import { formatKitId } from '@larkwell/contracts/kits/kit-id';
import { defineMail, ActionLink, Letter, Paragraph } from '../mails';

interface OrderShippedMailProps {
  orderNumber: string;
  trackingNumber: string;
  /** Codes of the kits in the parcel. */
  kitCodes: string[];
  trackLink: string;
  registerLink: string;
}

export const orderShippedMail = defineMail<OrderShippedMailProps>({
  name: 'order-shipped',
  title: 'Your order has shipped',
  says: 'Your order is on its way with USPS. When the parcel is there, register each kit before you collect a sample.',
  facts: {
    Order: ({ orderNumber }) => orderNumber,
    'Tracking number': ({ trackingNumber }) => trackingNumber,
    'Track my order': ({ trackLink }) => trackLink,
    'Kit IDs': ({ kitCodes }) => kitCodes.map(formatKitId).join(', '),
    'Register a kit': ({ registerLink }) => registerLink,
  },
  body: (data) => <OrderShippedMail {...data} />,
});

/** Reports that a parcel has left, how to track it, and which kits to register when it arrives. */
function OrderShippedMail({
  orderNumber,
  trackingNumber,
  kitCodes,
  trackLink,
  registerLink,
}: OrderShippedMailProps) {
  return (
    <Letter preview="Your order has shipped" heading="Your order has shipped">
      <Paragraph>
        Order {orderNumber} is on its way with USPS. Its tracking number is {trackingNumber}.
      </Paragraph>
      <ActionLink href={trackLink}>Track my order</ActionLink>
      <Paragraph>
        When the parcel is there, register each kit before you collect a sample: {registerLink}. The kit ID is
        printed inside the lid of its box:
      </Paragraph>
      {kitCodes.map((code) => (
        <Paragraph key={code}>{formatKitId(code)}</Paragraph>
      ))}
    </Letter>
  );
}
