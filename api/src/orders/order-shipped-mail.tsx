import { formatKitId } from '@larkwell/contracts/kits/kit-id';
import { ActionLink, Letter, Paragraph } from '../mails/letter';

interface Props {
  orderNumber: string;
  trackingNumber: string;
  /** Codes of the kits in the parcel. */
  kitCodes: string[];
  trackLink: string;
  registerLink: string;
}

/** Tells that a parcel has left, how to follow it, and which kits to register when it is there. */
export function OrderShippedMail({ orderNumber, trackingNumber, kitCodes, trackLink, registerLink }: Props) {
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
