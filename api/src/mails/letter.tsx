import { Body, Head, Heading, Html, Preview } from '@react-email/components';
import type { ReactNode } from 'react';
import { letterWords } from './letter-words';
import { painted, styleSheet } from './paints';
import { displayFont, small, textFont, unclipped } from './type';

export interface LetterProps {
  /** The line that inboxes show beside the subject. */
  preview: string;
  heading: string;
  /** What happened, in a sentence under the heading. */
  lead?: ReactNode;
  /** What a reply does. Replies go to support unless the mail says otherwise. */
  reply?: string;
  children: ReactNode;
}

/**
 * The layout of every mail: a pine head, a sheet, a foot, 600 pixels at most. It says everything in words and loads
 * nothing, so the plain-text part is complete and no picture tells anyone that it was opened.
 */
export function Letter({ preview, heading, lead, reply = letterWords.howToAsk, children }: LetterProps) {
  return (
    <Html lang={letterWords.locale}>
      <Head>
        <title>{heading}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{styleSheet}</style>
      </Head>
      <Body {...painted({ bg: 'ground', ink: 'ink' }, { ...textFont, margin: 0, padding: 0 })}>
        <Preview>{preview}</Preview>
        <table role="presentation" {...ground} align="center" width="100%" cellPadding={0} cellSpacing={0}>
          <tbody>
            <tr>
              <Part paints={{ bg: 'head', ink: 'onHead' }} padding="24px 40px 28px">
                <Brand />
                <Heading as="h1" className="heading" style={headingStyle}>
                  {heading}
                </Heading>
                {lead && <p {...painted({ ink: 'onHeadQuiet' }, leadStyle)}>{lead}</p>}
              </Part>
            </tr>
            <tr>
              <Part paints={{ bg: 'sheet', ink: 'ink' }} padding="20px 40px 32px">
                {children}
              </Part>
            </tr>
            <tr>
              <Part paints={{ bg: 'ground', ink: 'quiet' }} padding="24px 40px 40px">
                <p style={footStyle}>{reply}</p>
                <p style={footStyle}>{letterWords.whyReceived}</p>
              </Part>
            </tr>
          </tbody>
        </table>
      </Body>
    </Html>
  );
}

const ground = { style: { maxWidth: 600, margin: '0 auto' } };
const headingStyle = { ...displayFont, fontSize: 34, lineHeight: '40px', margin: '20px 0 0', ...unclipped };
const leadStyle = { margin: '10px 0 0', ...unclipped };
const footStyle = { ...small, margin: '0 0 8px' };

interface PartProps {
  paints: Parameters<typeof painted>[0];
  padding: string;
  children: ReactNode;
}

/** One of the three parts, from edge to edge; narrow screens have less padding. */
function Part({ paints, padding, children }: PartProps) {
  const { className, style } = painted(paints, { ...textFont, padding });
  return (
    <td className={`wide ${className}`} style={style}>
      {children}
    </td>
  );
}

/** The strip and the name. The strip is made of boxes: programs that hide pictures show it too. */
function Brand() {
  return (
    <p style={{ ...displayFont, fontSize: 22, lineHeight: '28px', margin: 0 }}>
      <span style={strip} aria-hidden="true">
        <span style={{ ...band, marginLeft: 22, backgroundColor: '#E8735A' }} />
        <span style={{ ...band, marginLeft: 4, backgroundColor: '#0B534C' }} />
      </span>
      Larkwell
    </p>
  );
}

const strip = {
  display: 'inline-block',
  boxSizing: 'border-box',
  width: 42,
  height: 14,
  marginRight: 10,
  backgroundColor: '#FFFFFF',
  border: '2px solid #0B534C',
  borderRadius: 7,
  fontSize: 0,
  lineHeight: '10px',
  overflow: 'hidden',
  transform: 'rotate(-18deg)',
  verticalAlign: '-1px',
} as const;
const band = { display: 'inline-block', width: 4, height: 10 } as const;
