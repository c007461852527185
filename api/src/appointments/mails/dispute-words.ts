import { inEachLanguage } from '@larkwell/contracts/language/language';

const inEnglish = {
  title: 'About the payment of your test visit',
  headings: {
    disputed: 'The bank is reviewing the payment',
    lost: 'The bank returned the payment',
    won: 'The bank cleared the payment',
  },
  subjects: {
    disputed: 'The bank is reviewing the payment for your test visit',
    lost: 'The bank returned the payment for your test visit',
    won: 'The bank cleared the payment for your test visit',
  },
  disputed: (paid: string) =>
    `Someone reported the card payment of ${paid} for this visit to the bank. The bank holds the money while it decides.`,
  lost: (paid: string) => `The bank decided the dispute and returned ${paid} to the card it came from.`,
  won: (paid: string) => `The bank decided the dispute. The payment of ${paid} stands.`,
  isMistake: 'If the report is a mistake, contact the bank that issued the card.',
  nothing: 'You do not need to do anything.',
  unpaid: 'The visit is no longer paid, so we canceled it. To get tested, book again.',
  staysBooked: 'Your visit stays booked while the bank decides.',
  stillBooked: 'Your visit is still booked.',
  bookAgain: 'Book another visit',
  whatHappened: 'What happened',
  whatFollows: 'What happens next',
  fileRemoves: 'The attached file removes the visit from your calendar.',
  // In mails about a change of the visit.
  wasReturned: (amount: string) => `The bank returned ${amount} to the card it came from.`,
  underReview: (amount: string) => `The bank is reviewing the payment and holds ${amount} while it decides.`,
  cancelChangesNothing: 'Canceling the visit does not change that. We email you when the bank has decided.',
  bookedUntilThen: 'Your visit stays booked until then. We email you when the bank has decided.',
};

/** What mails say about a visit whose payment is disputed. */
export const disputeWords = inEachLanguage(inEnglish, {
  title: 'Sobre el pago de su cita',
  headings: {
    disputed: 'El banco está revisando el pago',
    lost: 'El banco devolvió el pago',
    won: 'El banco aprobó el pago',
  },
  subjects: {
    disputed: 'El banco está revisando el pago de su cita',
    lost: 'El banco devolvió el pago de su cita',
    won: 'El banco aprobó el pago de su cita',
  },
  disputed: (paid) =>
    `Alguien reportó al banco el pago de ${paid} con tarjeta por esta cita. El banco guarda el dinero mientras decide.`,
  lost: (paid) => `El banco decidió el reclamo y devolvió ${paid} a la tarjeta de donde vino.`,
  won: (paid) => `El banco decidió el reclamo. El pago de ${paid} queda firme.`,
  isMistake: 'Si el reporte es un error, llame al banco de la tarjeta.',
  nothing: 'No tiene que hacer nada.',
  unpaid: 'La cita ya no está pagada y por eso la cancelamos. Para hacerse la prueba, haga otra cita.',
  staysBooked: 'Su cita sigue en pie mientras el banco decide.',
  stillBooked: 'Su cita sigue en pie.',
  bookAgain: 'Hacer otra cita',
  whatHappened: 'Qué pasó',
  whatFollows: 'Qué sigue',
  fileRemoves: 'El archivo adjunto quita la cita de su calendario.',
  wasReturned: (amount) => `El banco devolvió ${amount} a la tarjeta de donde vino.`,
  underReview: (amount) => `El banco está revisando el pago y guarda ${amount} mientras decide.`,
  cancelChangesNothing: 'Cancelar la cita no cambia eso. Le escribiremos cuando el banco decida.',
  bookedUntilThen: 'Su cita sigue en pie hasta entonces. Le escribiremos cuando el banco decida.',
});
