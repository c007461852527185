interface Held {
  day: string;
  time: string;
  place: string;
  until: string;
}

/** Texts about a time that is held while the person is elsewhere on the site. */
export const heldMessages = {
  label: 'Your held time',
  held: ({ day, time, place, until }: Held) => `${day}, ${time} at ${place} is held until ${until}.`,
  goOn: 'Go on with your form',
} as const;
