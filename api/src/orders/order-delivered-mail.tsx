import { defineMail, ActionLink, Letter, OrderStrip, Paragraph, type StripDays, TextLink } from '../mails';

interface OrderDeliveredMailProps {
  orderNumber: string;
  registerLink: string;
  feedbackLink: string;
  /** Missing in mails that an earlier version queued. */
  days?: StripDays;
}

export const orderDeliveredMail = defineMail<OrderDeliveredMailProps>({
  name: 'order-delivered',
  title: 'Your order was delivered',
  says: 'Your order has arrived. Register each kit before you collect a sample.',
  facts: {
    Order: ({ orderNumber }) => orderNumber,
    'Register a kit': ({ registerLink }) => registerLink,
    'Give feedback': ({ feedbackLink }) => feedbackLink,
  },
  body: (data) => <OrderDeliveredMail {...data} />,
});

/** Reports that a parcel has arrived, and what to do with its contents. */
function OrderDeliveredMail({ orderNumber, registerLink, feedbackLink, days }: OrderDeliveredMailProps) {
  return (
    <Letter preview="Your order was delivered" heading="Your order was delivered">
      <OrderStrip now={null} days={days} />
      <Paragraph>Order {orderNumber} has arrived. Register each kit before you collect a sample.</Paragraph>
      <ActionLink href={registerLink}>Register a kit</ActionLink>
      <Paragraph>
        <TextLink href={feedbackLink}>Tell us how it went</TextLink>
      </Paragraph>
    </Letter>
  );
}
