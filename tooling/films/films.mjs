/**
 * `pieces` are what the sample is taken and mailed with; circles of a card and fields of a strip are counted.
 *
 * @typedef {{ pieces: import('@larkwell/ui/drawn-alone').DrawnKit['contents'], steps: string[] }} Film
 */

/** @param {Film['pieces'][number]['piece'][]} names */
const one = (...names) => names.map((piece) => ({ piece, count: 1 }));

/** The films of "How to Collect your sample": pictures and captions, step by step. */
/** @type {Record<string, Film>} */
export const films = {
  'finger-prick-card': {
    pieces: [{ piece: 'card', count: 2 }, ...one('lancet', 'steps', 'pouch', 'mailer')],
    steps: [
      'Wash your hands in warm water and dry them.',
      'Press the lancet against the side of your ring finger.',
      'Wipe away the first drop.',
      'Let one drop fall into each circle of the card.',
      'Let the card dry for 30 minutes.',
      'Put it in the mailer and mail it the same day.',
    ],
  },
  'finger-prick-tube': {
    pieces: one('tube', 'lancet', 'steps', 'padded'),
    steps: [
      'Wash your hands in warm water and swing your arm.',
      'Press the lancet against the side of your ring finger.',
      'Let the drops run into the tube, up to the line.',
      'Close the tube and turn it over five times.',
      'Put the tube in its padded box.',
      'Put it in the mailer and mail it the same day.',
    ],
  },
  'self-swab': {
    pieces: one('swab', 'tube', 'steps', 'bag', 'mailer'),
    steps: [
      'Wash your hands and open the swab.',
      'Hold it by the stick only.',
      'Turn it slowly, as the leaflet shows.',
      'Put it in the tube and break the stick at the line.',
      'Close the tube and write the date on it.',
      'Put it in the mailer and mail it the same day.',
    ],
  },
  'urine-tube': {
    pieces: one('cup', 'tube', 'steps', 'bag', 'mailer'),
    steps: [
      'Wash your hands and open the cup.',
      'Collect the first part of the stream.',
      'Fill the tube from the cup, up to the line.',
      'Close the tube and dry it.',
      'Write the date and time on the label.',
      'Put it in the mailer and mail it the same day.',
    ],
  },
  'dip-strip': {
    pieces: [{ piece: 'strip', count: 6 }, ...one('steps', 'mailer')],
    steps: [
      'Collect urine in the clean cup.',
      'Dip all fields of the strip for one second.',
      'Lay the strip flat and wait two minutes.',
      'Put the dry strip back in its sleeve.',
      'Write the time on the label.',
      'Put it in the mailer and mail it the same day.',
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
