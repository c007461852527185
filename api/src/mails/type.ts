/** The letters of mails: nothing is loaded, so a reader without our typefaces has Verdana. */
export const textFont = {
  fontFamily: '"Atkinson Hyperlegible Next", Verdana, Arial, sans-serif',
  fontSize: 17,
  lineHeight: '26px',
} as const;

export const displayFont = {
  fontFamily: '"Bricolage Grotesque", "Atkinson Hyperlegible Next", Verdana, Arial, sans-serif',
  fontWeight: 700,
  letterSpacing: '-0.02em',
} as const;

/** Codes only: its zero cannot be read as an O. */
export const codeFont = {
  fontFamily: '"Atkinson Hyperlegible Mono", Consolas, Menlo, monospace',
} as const;

export const small = { fontSize: 15, lineHeight: '22px' } as const;

/** A long address breaks instead of widening the mail; some mail programs know only the older property. */
export const unclipped = { overflowWrap: 'anywhere', wordBreak: 'break-word' } as const;
