import { inEachLanguage } from '@larkwell/contracts/language/language';

/** What is said about a payment, whatever it is for, in the caller's language. */
export const paymentSentences = inEachLanguage(
  {
    notKnownYet:
      'We do not know yet whether the payment went through. We will know within a minute. Check again then. You are never charged twice.',
    busy: 'One of your payments is still going through. Check again in a minute.',
    closed: 'This payment was closed. Please try again.',
  },
  {
    notKnownYet:
      'Todavía no sabemos si el pago pasó. Lo sabremos en un minuto. Revise otra vez entonces. Nunca le cobramos dos veces.',
    busy: 'Uno de sus pagos todavía está en proceso. Revise otra vez en un minuto.',
    closed: 'Este pago se cerró. Inténtelo de nuevo.',
  },
);
