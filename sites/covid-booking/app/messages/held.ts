import { inEachLanguage } from '@larkwell/contracts/language/language';

interface Held {
  day: string;
  time: string;
  place: string;
  until: string;
}

/** Texts about a time that is held while the person is elsewhere on the site. */
export const heldMessages = inEachLanguage(
  {
    label: 'Your held time',
    held: ({ day, time, place, until }: Held) => `${day}, ${time} at ${place} is held until ${until}.`,
    goOn: 'Go on with your form',
  },
  {
    label: 'Su hora apartada',
    held: ({ day, time, place, until }) => `${day}, ${time} en ${place}: apartada hasta las ${until}.`,
    goOn: 'Seguir con su formulario',
  },
);
