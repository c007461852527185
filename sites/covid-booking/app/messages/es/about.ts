import { DRAFT_HOURS, VISIT_YEARS } from '@larkwell/contracts/numbers/visits';

export const privacyInSpanish = {
  title: 'Privacidad: qué preguntamos y por qué',
  lead: 'Puede hacer una cita sin tener una cuenta. Solo preguntamos lo que esta cita necesita, y solo cuando lo necesita.',
  asked: 'Qué preguntamos',
  rows: [
    {
      what: 'Dónde vive o dónde quiere hacerse la prueba',
      why: 'Para buscar los lugares de prueba más cercanos.',
    },
    {
      what: 'Síntomas, contactos y viajes',
      why: 'Para saber por qué quiere la prueba. Sus respuestas van al lugar de la prueba junto con su cita.',
    },
    {
      what: 'Nombre, fecha de nacimiento y dirección',
      why: 'Para saber de quién es la muestra. Si es un niño, el padre, la madre o el tutor llena el formulario.',
    },
    {
      what: 'Raza, origen étnico y género',
      why: 'Las autoridades de salud pública quieren saber a quién afecta. Puede elegir no contestar.',
    },
    {
      what: 'Correo electrónico y número de teléfono',
      why: 'Para enviarle la confirmación y avisarle sobre la cita.',
    },
    { what: 'Vacunas y condiciones médicas', why: 'El lugar de la prueba las recibe junto con su cita.' },
    {
      what: 'El seguro y su tarjeta',
      why: 'Para cobrar al seguro, si no paga con tarjeta. Solo el lugar de la prueba ve las fotos.',
    },
    {
      what: 'Número de Seguro Social o licencia de conducir',
      why: 'Solo si no tiene seguro ni paga con tarjeta: la ley nos pide informar cómo se pagan esas pruebas. Basta con uno de los dos.',
    },
    {
      what: 'Número de tarjeta',
      why: 'Lo escribe en un formulario de Stripe, que procesa los pagos. Nosotros nunca vemos ni guardamos el número.',
    },
  ],
  columns: { what: 'Qué', why: 'Por qué' },
  kept: 'Cómo lo guardamos',
  keptLines: [
    `Respuestas de un formulario sin terminar: ${DRAFT_HOURS} horas, o hasta que el lugar y el pago queden resueltos.`,
    `Citas: ${VISIT_YEARS} años. Las fotos de la tarjeta del seguro se borran mucho antes, cuando ya no hacen falta para cobrar.`,
    'Nombres, respuestas, resultados y fotos se guardan cifrados.',
    'Sus respuestas no están en ninguna dirección web ni en ningún registro.',
  ],
  cookies: 'Cookies',
  cookiesText:
    'Solo usamos cookies para mantener su cita junta mientras llena el formulario. No hay anuncios ni rastreo.',
  questions: 'Sus preguntas',
} as const;

export const accessibilityInSpanish = {
  title: 'Accesibilidad',
  lead: 'Todos deben poder hacer una cita sin ayuda.',
  how: 'Con qué puede contar',
  lines: [
    'Cada página se puede usar solo con el teclado, con un lector de pantalla o en un navegador de texto.',
    'Cada página funciona sin JavaScript. Solo lo necesita para pagar en la misma página, y hay otras formas de pagar.',
    'El texto y los botones se ven con mucho contraste, en claro y en oscuro. Sus propios colores y tamaño de letra también sirven.',
    'Los errores se explican junto a su campo y en una lista arriba del formulario. No se pierde nada de lo que escribió.',
    'Si le apartamos una hora, se muestra cuándo vence. Si vence, guardamos sus respuestas para la próxima vez.',
  ],
  goal: 'Qué buscamos',
  goalText:
    'Las Pautas de Accesibilidad para el Contenido Web (WCAG) 2.2, nivel AA. Herramientas automáticas revisan cada página. Nadie más las ha certificado.',
  problem: 'Cuéntenos de un problema',
  problemText: 'Si algo no le deja seguir, díganos en qué página está y qué usa.',
} as const;
