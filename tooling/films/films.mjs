/** @typedef {{ method: import('@larkwell/ui/kit-drawing').KitMethod, steps: string[] }} Film */

/** The films of "How to Collect your sample": pictures and captions, step by step. */
/** @type {Record<string, Film>} */
export const films = {
  'finger-prick-card': {
    method: 'blood',
    steps: [
      'Wash your hands in warm water and dry them.',
      'Press the lancet against the side of your ring finger.',
      'Wipe away the first drop.',
      'Let one drop fall into each circle of the card.',
      'Let the card dry for 30 minutes.',
      'Put it in the mailer and post it the same day.',
    ],
  },
  'finger-prick-tube': {
    method: 'blood',
    steps: [
      'Wash your hands in warm water and swing your arm.',
      'Press the lancet against the side of your ring finger.',
      'Let the drops run into the tube, up to the line.',
      'Close the tube and turn it over five times.',
      'Put the tube in its padded box.',
      'Post it in the mailer the same day.',
    ],
  },
  'self-swab': {
    method: 'swab',
    steps: [
      'Wash your hands and open the swab.',
      'Hold it by the stick only.',
      'Turn it slowly, as the leaflet shows.',
      'Put it in the tube and break the stick at the line.',
      'Close the tube and write the date on it.',
      'Post it in the mailer the same day.',
    ],
  },
  'urine-tube': {
    method: 'urine',
    steps: [
      'Wash your hands and open the cup.',
      'Collect the first part of the stream.',
      'Fill the tube from the cup, up to the line.',
      'Close the tube and dry it.',
      'Write the date and time on the label.',
      'Post it in the mailer the same day.',
    ],
  },
  'dip-strip': {
    method: 'strip',
    steps: [
      'Collect urine in the clean cup.',
      'Dip all fields of the strip for one second.',
      'Lay the strip flat and wait two minutes.',
      'Put the dry strip back in its sleeve.',
      'Write the time on the label.',
      'Post it in the mailer the same day.',
    ],
  },
};

export const secondsOfStep = 3;

/** The captions of a film as WebVTT. @param {Film} film */
export function captionsOf({ steps }) {
  const at = (/** @type {number} */ seconds) => `00:00:${String(seconds).padStart(2, '0')}.000`;
  const cues = steps.map(
    (step, index) =>
      `${at(index * secondsOfStep)} --> ${at((index + 1) * secondsOfStep)}\n${index + 1}. ${step}`,
  );
  return `WEBVTT\n\n${cues.join('\n\n')}\n`;
}
