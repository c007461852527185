import { inEachLanguage } from '@larkwell/contracts/language/language';

const inEnglish = {
  title: 'About your payment',
  subjectOver: (name: string) => `We could not finish your payment for ${name}`,
  subjectLong: (name: string) => `Your payment for ${name} is taking longer`,
  notFinished: (amount: string, about: string) =>
    `We could not finish your payment of ${amount} for ${about}.`,
  takesLong: (amount: string, about: string) =>
    `Your payment of ${amount} for ${about} is taking longer than it should.`,
  followUps: {
    over: 'You do not pay for it. Any amount that your bank holds or has charged goes back to your card.',
    'going-back': 'The whole amount goes back to your card. We keep trying every minute until it does.',
    unknown:
      'We do not know yet whether it went through, and we check every minute. Either it goes through, or the whole amount goes back to your card. You are never charged twice.',
  },
  settledBy: (day: string, support: string) =>
    `This will be settled by ${day} at the latest. If your bank shows anything different after that, write to ${support}.`,
  whatHappened: 'What happened',
  amount: 'Amount',
  whatItMeans: 'What it means',
  whatFollows: 'What happens next',
  byWhen: 'By when',
};

/** Texts of the mail about a payment that takes too long. */
export const slowPaymentWords = inEachLanguage(inEnglish, {
  title: 'Sobre su pago',
  subjectOver: (name) => `No pudimos terminar el pago de ${name}`,
  subjectLong: (name) => `El pago de ${name} está tardando`,
  notFinished: (amount, about) => `No pudimos terminar su pago de ${amount} por ${about}.`,
  takesLong: (amount, about) => `Su pago de ${amount} por ${about} tarda más de lo normal.`,
  followUps: {
    over: 'No tiene que pagar. Todo lo que su banco apartó o cobró regresa a su tarjeta.',
    'going-back': 'Todo el dinero regresa a su tarjeta. Lo intentamos cada minuto hasta lograrlo.',
    unknown:
      'Todavía no sabemos si el pago pasó y lo revisamos cada minuto. O pasa, o todo el dinero regresa a su tarjeta. Nunca le cobramos dos veces.',
  },
  settledBy: (day, support) =>
    `Esto quedará resuelto a más tardar el ${day}. Si después su banco muestra otra cosa, escriba a ${support}.`,
  whatHappened: 'Qué pasó',
  amount: 'Cantidad',
  whatItMeans: 'Qué significa',
  whatFollows: 'Qué sigue',
  byWhen: 'Para cuándo',
});
