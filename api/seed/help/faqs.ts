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
          '<p>Sign in, open your cart and type the code. A code cannot be used with a subscription in the cart, and one code counts for one order.</p>',
      },
      {
        heading: 'Why was my code not accepted?',
        content:
          '<p>The message beside the field says why. A code may have ended, may count once only, or may belong to other kits than those in your cart.</p>',
      },
      {
        heading: 'Can I pay without JavaScript?',
        content:
          '<p>You can order without it. The card page of our payment provider needs it, so we also send you a link to pay on another device.</p>',
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
        heading: 'How do I follow my order?',
        content:
          '<p>Open My Orders. Once an order is shipped it has a Track Orders button with the carrier’s own steps.</p>',
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
        content: '<p>Yes: what you collect with, the instructions, a bag or pouch, and a prepaid mailer.</p>',
      },
      {
        heading: 'When is the best time to collect?',
        content:
          '<p>Follow the instructions of your kit. Several kits ask for a morning sample, and one asks you to fast.</p>',
      },
      {
        heading: 'I could not fill the card or the tube. What now?',
        content:
          '<p>Warm your hand, let the arm hang down and try another finger. If there is still too little, write to us and we talk about a new kit.</p>',
      },
      {
        heading: 'How soon do I have to mail it?',
        content: '<p>The same day, or the next morning if the instructions of your kit say so.</p>',
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
          '<p>The lab receives a number and not your name. Registering connects that number to your report.</p>',
      },
      {
        heading: 'Can I register a kit for someone else?',
        content: `<p>Yes, for an adult who agrees. The person tested has to be above ${MINIMUM_TESTER_AGE}.</p>`,
      },
      {
        heading: 'The page says my kit was not found.',
        content: '<p>Check 0 and O, 1 and I. If it still fails, write to us with a picture of the label.</p>',
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
          '<p>No. It is a measurement. Take it to a clinician if it is outside the usual range or if you feel unwell.</p>',
      },
      {
        heading: 'Who can see my report?',
        content:
          '<p>You, after signing in. If your organization’s card paid for the test, your organization finds the test in its history, and its report only if its agreement with us says so.</p>',
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
        content: '<p>Ask for a new one on the sign-in page. We email you a link that works once.</p>',
      },
    ],
  },
];
