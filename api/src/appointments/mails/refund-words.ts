import { inEachLanguage } from '@larkwell/contracts/language/language';
import { refundPatience } from '../../mails';

/** Texts of the mail about a refund of a visit. */
export const refundWords = inEachLanguage(
  {
    title: 'We refunded your test visit',
    subject: (amount: string) => `We refunded ${amount} for your test visit`,
    /** A part of what was paid, and when. */
    soFar: (amount: string, paid: string, date: string) => `${amount} of ${paid}, on ${date}`,
    refunded: 'Refunded',
    refundedSoFar: 'Refunded so far',
    patience: refundPatience,
    goesBack: 'The money goes back to the card you paid with.',
    stillBooked: 'The visit itself is still booked.',
    isCanceled: 'The visit is canceled.',
  },
  {
    title: 'Le devolvimos el pago de su cita',
    subject: (amount) => `Le devolvimos ${amount} de su cita`,
    soFar: (amount, paid, date) => `${amount} de ${paid}, el ${date}`,
    refunded: 'Devuelto',
    refundedSoFar: 'Devuelto hasta ahora',
    patience: 'El banco puede tardar de 5 a 10 días hábiles en mostrarlo.',
    goesBack: 'El dinero regresa a la tarjeta con la que pagó.',
    stillBooked: 'La cita sigue en pie.',
    isCanceled: 'La cita está cancelada.',
  },
);
