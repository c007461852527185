import { formatUsd } from '@larkwell/contracts/fields/money';
import { discounts, intervals } from './packages-in-words';
import {
  DELIVERY_CENTS,
  MINIMUM_TESTER_AGE,
  RESULT_DAYS,
  UNPAID_ORDER_MINUTES,
} from '@larkwell/contracts/numbers/shop';
/** Twenty-five questions in six categories, in the order they are shown. Contents are HTML. */
export const demoFaqs: { category: string; questions: { heading: string; content: string }[] }[] = [
  {
    category: 'Ordering and payment',
    questions: [
      {
        heading: 'Which cards can I pay with?',
        content: '<p>Visa, Mastercard and American Express. We never see or store your card number.</p>',
      },
      {
        heading: 'How long do you keep my kits while I pay?',
        content: `<p>${UNPAID_ORDER_MINUTES} minutes from the moment you place the order. After that they go back on the shelf.</p>`,
      },
      {
        heading: 'How do I use a discount code?',
        content:
          '<p>Sign in, open your cart and type the code. A code cannot be used with a subscription in the cart, and each order takes one code.</p>',
      },
      {
        heading: 'Why was my code not accepted?',
        content:
          '<p>The message next to the field says why. A code may have ended, may work only once, or may be for kits that are not in your cart.</p>',
      },
      {
        heading: 'Can I pay without JavaScript?',
        content:
          '<p>You can order without it. Only our payment provider’s card page needs it. So we also email you a link to pay on another device.</p>',
      },
    ],
  },
  {
    category: 'Delivery and tracking',
    questions: [
      {
        heading: 'What does delivery cost?',
        content: `<p>Nothing. Delivery is ${formatUsd(DELIVERY_CENTS)} for every order.</p>`,
      },
      {
        heading: 'What does the box look like?',
        content: '<p>It is a plain box. Nothing outside says what is in it.</p>',
      },
      {
        heading: 'How do I track my order?',
        content:
          '<p>Open My Orders. Once your order ships, open it and press Track Orders to see where it is.</p>',
      },
      {
        heading: 'Where do you deliver?',
        content: '<p>To addresses in the United States. We check the address before you pay.</p>',
      },
    ],
  },
  {
    category: 'Collecting your sample',
    questions: [
      {
        heading: 'Is everything I need in the box?',
        content:
          '<p>Yes: what you need to collect a sample, printed steps, a bag or pouch, and a prepaid mailer.</p>',
      },
      {
        heading: 'When is the best time to collect?',
        content:
          '<p>Follow the steps in your kit. Several kits ask for a morning sample, and one asks you to fast.</p>',
      },
      {
        heading: 'I could not fill the card or the tube. What now?',
        content:
          '<p>Warm your hand, let your arm hang down, and try another finger. If it is still not enough, write to us about a new kit.</p>',
      },
      {
        heading: 'How soon do I have to mail it?',
        content: '<p>The same day, or the next morning if the steps in your kit say so.</p>',
      },
    ],
  },
  {
    category: 'Registering your kit',
    questions: [
      {
        heading: 'Where is my kit ID?',
        content:
          '<p>On the label inside the lid and on the collection card or tube. Type it as it is printed.</p>',
      },
      {
        heading: 'Why do I have to register?',
        content:
          '<p>The lab gets a number, not your name. Once you register, we know that its report is yours.</p>',
      },
      {
        heading: 'Can I register a kit for someone else?',
        content: `<p>Yes, for an adult who agrees. The person who is tested must be above ${MINIMUM_TESTER_AGE}.</p>`,
      },
      {
        heading: 'The page says my kit was not found.',
        content:
          '<p>Check whether you mixed up 0 and O, or 1 and I. If it still fails, write to us with a picture of the label.</p>',
      },
    ],
  },
  {
    category: 'Results and reports',
    questions: [
      {
        heading: 'When do I get my result?',
        content: `<p>In ${RESULT_DAYS.join(' to ')} days after the sample has reached the lab.</p>`,
      },
      {
        heading: 'Which lab reads my sample?',
        content: '<p>A lab that is certified by CAP and CLIA.</p>',
      },
      {
        heading: 'Is a result a diagnosis?',
        content:
          '<p>No. It is a measurement. Take it to a doctor or nurse if it is outside the usual range or if you feel sick.</p>',
      },
      {
        heading: 'Who can see my report?',
        content:
          '<p>You, after you sign in. If your organization’s card paid for the test, they see it in their test history. They see the report only if their agreement with us says so.</p>',
      },
    ],
  },
  {
    category: 'Account and subscriptions',
    questions: [
      {
        heading: 'What does a subscription do?',
        content: `<p>We send the kit and charge the discounted price every ${intervals} months, until you cancel. The discounts are ${discounts}.</p>`,
      },
      {
        heading: 'How do I cancel a subscription?',
        content: '<p>Open Subscriptions and press Cancel. A kit that is paid for is still sent.</p>',
      },
      {
        heading: 'What happens if a kit is sold out at my renewal?',
        content: '<p>We pause the renewal, charge nothing and write to you.</p>',
      },
      {
        heading: 'I forgot my password.',
        content: '<p>Ask for a new one on the sign-in page. We’ll email you a link that works once.</p>',
      },
    ],
  },
];
