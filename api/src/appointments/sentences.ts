import { inEachLanguage } from '@larkwell/contracts/language/language';
import { BUDGET_HOURS, CODE_DIGITS } from '@larkwell/contracts/numbers/accounts';
import { CUTOFF_MINUTES, DRAFT_HOURS, HOLD_MINUTES, MAX_PEOPLE } from '@larkwell/contracts/numbers/visits';
import { inSpanishWords, inWords } from '@larkwell/contracts/numbers/words';
import { testNames } from '@larkwell/contracts/test-names';
import type { TestType } from '@larkwell/contracts/test-types';

const inEnglish = {
  holdOver: `The appointment time has expired. Choose another time and book within ${HOLD_MINUTES} minutes.`,
  lateMoney:
    'Your payment arrived after the time was given to someone else. You were not charged. Choose another time.',
  paidVisit: 'This visit is already paid. There is nothing left to do.',
  nothingToPay: 'There is nothing to pay for this visit.',
  visitChanged: 'Your visit changed since you opened this page.',
  staleConsent: 'Your visit changed since you opened this page. Nothing was booked.',
  agreeAgain: 'Your visit has changed since you agreed to it. Check your answers and agree again.',
  authorized:
    'Your bank approved the payment, but the visit is not booked yet. You are charged only once it is.',
  changedMoney:
    'Your visit changed before your payment arrived. You were not charged. Check your answers and pay again.',
  linkOver: 'The visit changed after this link was made, so the link no longer works.',
  notOffered: 'This location no longer offers that test. Choose another location or test.',
  linkForList: `We have sent several messages to this address in the last ${BUDGET_HOURS} hours. Check your mailbox, open the link in our email about your booking, or try again tomorrow.`,
  linkForChange: `We have sent several messages to this address in the last ${BUDGET_HOURS} hours. To change the booking, open the link in our email about it, or try again tomorrow.`,
  unknownLink:
    'We can’t find this payment link. Check that you opened the whole link, or ask the person who sent it for a new one.',
  /** Follows a refusal, once Stripe has said that no payment for the visit went through. */
  notCharged: 'You have not been charged.',
  givenBack: 'The whole amount goes back to your card.',
  failedBooking:
    'We could not finish this booking, so you are not booked. If your card was charged, the whole amount goes back to it.',
  failedPayment: 'Payment failed. Please try again',
  alreadyCanceled: 'This booking is already canceled.',
  checkedIn: 'This booking can no longer be changed: the patient has checked in.',
  begun: 'This booking can no longer be changed: the time of the visit has come.',
  tooLateToMove: `A booking can be moved until ${CUTOFF_MINUTES} minutes before the visit. Your booking is unchanged.`,
  slotTakenInMove: 'This time was just taken. Your booking is unchanged. Choose another time.',
  bookingChanged: 'Your booking has changed since this page was shown. Nothing was done.',
  alreadyConfirmed: 'This booking is already confirmed. Start a new one.',
  slotGone: 'This time is no longer offered. Choose another time.',
  slotTaken: 'This time was just taken. Choose another time.',
  testNotOffered: (test: TestType) => `This location no longer offers the ${test} test. Nothing is held.`,
  offerChanged: 'What you chose has changed since this page was shown. Nothing is held.',
  codeRequired: 'Enter the code that we email you.',
  // One sentence for wrong, expired and never sent: another would reveal whether the address has bookings.
  codeWrong: 'That code is not right or no longer works. Check it, or ask for a new one.',
  codeFirst: `Enter the ${inWords(CODE_DIGITS)}-digit code that we email you first.`,
  resumeGone: `This link no longer works. Answers are kept for ${DRAFT_HOURS} hours. If your visit is booked, check your booking.`,
  linkGone: 'This link no longer works. Enter your email address instead.',
  noBooking: 'We can’t find that booking.',
  noLocation: 'We can’t find that test location.',
  noReport: 'There is no report for this booking.',
  notAtNoCost:
    'We cannot book this visit at no cost. Pay by card, try another day, or come back when more days are listed.',
  notOnThatDay: 'We cannot move this visit to that day. Your booking is unchanged. Choose another day.',
  /** Names a person whose name is not typed yet. */
  person: (place: number) => `Person ${place}`,
  notFirst: 'This visit is booked with others. Continue with the first person.',
  together: 'This visit is booked with others. Book all of them together.',
  tooManyPeople: `At most ${MAX_PEOPLE} people can book together.`,
  tooFewTimes: (people: number) =>
    `There are not ${people} times free around this one. Nothing is held. Choose another time.`,
  noneNear:
    'No other time is free around yours at this location. Book for the people you have, or choose another time for all.',
};

/** What the booking of visits says to people, in the caller's language. */
export const sentences = inEachLanguage(inEnglish, {
  holdOver: `La hora de la cita ya venció. Elija otra hora y haga la cita en ${HOLD_MINUTES} minutos.`,
  lateMoney:
    'Su pago llegó después de que dimos la hora a otra persona. No se le cobró nada. Elija otra hora.',
  paidVisit: 'Esta cita ya está pagada. No tiene que hacer nada más.',
  nothingToPay: 'No hay nada que pagar por esta cita.',
  visitChanged: 'Su cita cambió después de que abrió esta página.',
  staleConsent: 'Su cita cambió después de que abrió esta página. No se hizo ninguna cita.',
  agreeAgain: 'Su cita cambió después de que la aceptó. Revise sus respuestas y acepte otra vez.',
  authorized: 'Su banco aprobó el pago, pero la cita todavía no está hecha. Le cobramos solo cuando lo esté.',
  changedMoney:
    'Su cita cambió antes de que llegara su pago. No se le cobró nada. Revise sus respuestas y pague otra vez.',
  linkOver: 'La cita cambió después de que se hizo este enlace. El enlace ya no sirve.',
  notOffered: 'Este centro ya no ofrece esa prueba. Elija otro centro u otra prueba.',
  linkForList: `Enviamos varios mensajes a este correo en las últimas ${BUDGET_HOURS} horas. Revise su correo, abra el enlace de nuestro mensaje sobre su cita o inténtelo mañana.`,
  linkForChange: `Enviamos varios mensajes a este correo en las últimas ${BUDGET_HOURS} horas. Para cambiar la cita, abra el enlace de nuestro mensaje o inténtelo mañana.`,
  unknownLink:
    'No encontramos este enlace de pago. Revise que abrió el enlace completo, o pida uno nuevo a quien se lo envió.',
  notCharged: 'No se le cobró nada.',
  givenBack: 'Todo el dinero regresa a su tarjeta.',
  failedBooking:
    'No pudimos terminar esta cita, así que no tiene cita. Si se hizo un cobro a su tarjeta, todo el dinero regresa a ella.',
  failedPayment: 'El pago no pasó. Inténtelo de nuevo',
  alreadyCanceled: 'Esta cita ya está cancelada.',
  checkedIn: 'Esta cita ya no se puede cambiar: el paciente ya llegó.',
  begun: 'Esta cita ya no se puede cambiar: ya es la hora de la cita.',
  tooLateToMove: `Una cita se puede cambiar hasta ${CUTOFF_MINUTES} minutos antes. Su cita sigue igual.`,
  slotTakenInMove: 'Alguien acaba de tomar esta hora. Su cita sigue igual. Elija otra hora.',
  bookingChanged: 'Su cita cambió después de que abrió esta página. No se hizo nada.',
  alreadyConfirmed: 'Esta cita ya está confirmada. Empiece una nueva.',
  slotGone: 'Esta hora ya no se ofrece. Elija otra hora.',
  slotTaken: 'Alguien acaba de tomar esta hora. Elija otra hora.',
  testNotOffered: (test) =>
    `Este centro ya no ofrece la ${testNames.short(test)}. No le apartamos ninguna hora.`,
  offerChanged: 'Lo que eligió cambió después de que abrió esta página. No le apartamos ninguna hora.',
  codeRequired: 'Escriba el código que le enviamos por correo.',
  codeWrong: 'Ese código no es correcto o ya no sirve. Revíselo o pida uno nuevo.',
  codeFirst: `Primero escriba el código de ${inSpanishWords(CODE_DIGITS)} números que le enviamos por correo.`,
  resumeGone: `Este enlace ya no sirve. Guardamos las respuestas por ${DRAFT_HOURS} horas. Si su cita ya está hecha, consúltela.`,
  linkGone: 'Este enlace ya no sirve. Escriba su correo electrónico.',
  noBooking: 'No encontramos esa cita.',
  noLocation: 'No encontramos ese centro de pruebas.',
  noReport: 'No hay un informe para esta cita.',
  notAtNoCost:
    'No podemos hacer esta cita sin costo. Pague con tarjeta, busque otro día o regrese cuando haya más días.',
  notOnThatDay: 'No podemos cambiar esta cita a ese día. Su cita sigue igual. Elija otro día.',
  person: (place) => `Persona ${place}`,
  notFirst: 'Esta cita se hace junto con otras. Siga con la primera persona.',
  together: 'Esta cita se hace junto con otras. Haga todas juntas.',
  tooManyPeople: `Como máximo ${MAX_PEOPLE} personas pueden hacer citas juntas.`,
  tooFewTimes: (people) =>
    `No hay ${people} horas libres cerca de esta. No le apartamos ninguna hora. Elija otra hora.`,
  noneNear:
    'No hay otra hora libre cerca de la suya en este centro. Haga la cita para quienes ya están, o elija otra hora para todos.',
});
