/** How a sample is taken, in words, by the method's name in the API. An unknown method is shown as is. */
const words: Record<string, { label: string; contents: string }> = {
  blood: { label: 'Finger-prick blood sample', contents: 'a finger-prick card and two tubes' },
  saliva: { label: 'Saliva sample', contents: 'a saliva tube and a cup' },
  swab: { label: 'Swab sample', contents: 'two swabs and a tube' },
  urine: { label: 'Urine sample', contents: 'a cup and a tube' },
  strip: { label: 'Test strip, read at home', contents: 'a test strip and a swab' },
};

export const methodLabel = (method: string) => words[method]?.label ?? method;

/** Alternative text for the drawing of a kit. */
export const pictureText = (name: string, method: string) =>
  `${name}: an open box with ${words[method]?.contents ?? 'everything to take a sample'}`;
