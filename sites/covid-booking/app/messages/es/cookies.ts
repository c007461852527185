export const cookiesInSpanish = {
  title: 'Active las cookies',
  problem: 'Su navegador no guardó nuestra cookie y no podemos seguir. No se hizo ninguna cita.',
  why: 'Necesitamos una cookie para mantener su cita junta de una página a otra. No lo rastrea y se acaba en un día.',
  how: 'Qué puede hacer',
  steps: [
    'Abra los ajustes de su navegador y busque “Cookies” o “Datos de sitios”.',
    'Permita las cookies de este sitio. Las de otros sitios pueden seguir apagadas.',
    'Regrese aquí y pulse Intentar de nuevo.',
  ],
  tryAgain: 'Intentar de nuevo',
  otherWays:
    'También puede usar otro navegador u otro aparato, o pedirnos ayuda: vea el final de esta página.',
} as const;
