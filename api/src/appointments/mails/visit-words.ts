import { inEachLanguage } from '@larkwell/contracts/language/language';

const inEnglish = {
  titles: {
    confirmed: 'Your test visit is booked',
    moved: 'Your test visit was moved',
    cancelled: 'Your test visit is canceled',
    reminder: 'Your test visit is tomorrow',
  },
  headings: {
    confirmed: 'Your test visit is booked',
    moved: 'Your test visit has a new time',
    cancelled: 'Your test visit is canceled',
    reminder: 'Your test visit is tomorrow',
  },
  guardian: {
    form: 'A parent or guardian fills in the form for the patient.',
    accompany: 'A parent or guardian fills in the form and must come with the patient.',
  },
  preview: (code: string) => `Confirmation code ${code}`,
  nonRefundable: 'Test cancellation is non-refundable.',
  atTheSite: 'At the test site',
  map: 'Map',
  mapOfTheSite: 'Map of the test site',
  paid: 'Paid by card',
  refunded: 'Refunded',
  aboutPayment: 'About the payment',
  manage: 'Move or cancel your visit',
  bring:
    'Bring this code, a photo ID and, if you have one, your insurance card. Wear a face covering. Stay in your car when you arrive; the test site staff will come to you.',
  fileAdds: 'The attached file puts the visit into your calendar.',
  fileRemoves: 'The attached file removes the visit from your calendar.',
  straight: 'Or go straight to it:',
  move: 'move this visit',
  or: 'or',
  cancel: 'cancel this visit',
  doNotForward: 'These links open your bookings without a code, so do not forward this email.',
};

/** Texts of the mails that a visit is booked, moved or canceled. */
export const visitWords = inEachLanguage(inEnglish, {
  titles: {
    confirmed: 'Su cita está hecha',
    moved: 'Su cita se cambió',
    cancelled: 'Su cita está cancelada',
    reminder: 'Su cita es mañana',
  },
  headings: {
    confirmed: 'Su cita está hecha',
    moved: 'Su cita tiene una hora nueva',
    cancelled: 'Su cita está cancelada',
    reminder: 'Su cita es mañana',
  },
  guardian: {
    form: 'El padre, la madre o el tutor legal llena el formulario del paciente.',
    accompany: 'El padre, la madre o el tutor legal llena el formulario y debe venir con el paciente.',
  },
  preview: (code) => `Código de confirmación ${code}`,
  nonRefundable: 'Si cancela la prueba, no se devuelve el pago.',
  atTheSite: 'En el centro de pruebas',
  map: 'Mapa',
  mapOfTheSite: 'Mapa del centro de pruebas',
  paid: 'Pagado con tarjeta',
  refunded: 'Devuelto',
  aboutPayment: 'Sobre el pago',
  manage: 'Cambiar o cancelar su cita',
  bring:
    'Traiga este código, una identificación con foto y, si tiene, la tarjeta del seguro. Use una mascarilla. Al llegar, quédese en su auto; el personal irá a donde está usted.',
  fileAdds: 'El archivo adjunto pone la cita en su calendario.',
  fileRemoves: 'El archivo adjunto quita la cita de su calendario.',
  straight: 'O vaya directo a lo que quiere:',
  move: 'cambiar esta cita',
  or: 'o',
  cancel: 'cancelar esta cita',
  doNotForward: 'Estos enlaces abren sus citas sin un código. No reenvíe este correo.',
});
