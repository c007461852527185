import { Body, Container, Head, Heading, Hr, Html, Link, Preview, Text } from '@react-email/components';
import type { ReactNode } from 'react';

const ink = '#14262B';
const secondary = '#3D4F54';
const pine = '#0B534C';
const mono = '"Atkinson Hyperlegible Mono", Consolas, Menlo, monospace';
const font = '"Atkinson Hyperlegible Next", Verdana, Arial, sans-serif';

/** A long address breaks instead of widening the mail; some mail programs know only the older property. */
const unclipped = { overflowWrap: 'anywhere', wordBreak: 'break-word' } as const;

export interface LetterProps {
  /** The line that inboxes show beside the subject. */
  preview: string;
  heading: string;
  children: ReactNode;
}

/**
 * The layout of every mail from the shop. It says everything in words, so the plain-text part is complete.
 */
export function Letter({ preview, heading, children }: LetterProps) {
  return (
    <Html lang="en">
      <Head>
        <meta name="color-scheme" content="light" />
      </Head>
      <Preview>{preview}</Preview>
      <Body
        style={{ backgroundColor: '#FBF7F0', color: ink, fontFamily: font, margin: 0, padding: '24px 0' }}
      >
        <Container style={{ backgroundColor: '#FFFFFF', borderRadius: 12, padding: 32, maxWidth: 560 }}>
          <Text style={{ color: pine, fontWeight: 700, fontSize: 18, lineHeight: '24px', margin: 0 }}>
            Larkwell
          </Text>
          <Heading as="h1" style={{ fontSize: 26, lineHeight: '32px', margin: '16px 0' }}>
            {heading}
          </Heading>
          {children}
          <Hr style={{ borderColor: '#D9D2C4', margin: '24px 0 12px' }} />
          <Text style={{ fontSize: 14, lineHeight: '20px', color: secondary, margin: 0 }}>
            You received this email because this address was used at Larkwell.
          </Text>
        </Container>
      </Body>
    </Html>
  );
}

export function Paragraph({ children }: { children: ReactNode }) {
  return <Text style={{ fontSize: 16, lineHeight: '24px', margin: '12px 0', ...unclipped }}>{children}</Text>;
}

/** A label above its value: two lines, in HTML and in plain text. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Text style={{ fontSize: 16, lineHeight: '24px', margin: '12px 0' }}>
      <span style={{ color: secondary, fontSize: 14 }}>{label}</span>
      <br />
      {children}
    </Text>
  );
}

/** A code to read out or type: letters and digits that are not easily confused. */
export function Code({ children }: { children: ReactNode }) {
  return (
    <strong style={{ fontFamily: mono, fontSize: 24, lineHeight: '32px', letterSpacing: 1 }}>
      {children}
    </strong>
  );
}

/** A link that looks like a button, on a line of its own. */
export function ActionLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <div style={{ margin: '12px 0 4px' }}>
      <Link
        href={href}
        style={{
          display: 'inline-block',
          backgroundColor: pine,
          color: '#FFFFFF',
          borderRadius: 999,
          padding: '12px 24px',
          fontSize: 16,
          fontWeight: 700,
        }}
      >
        {children}
      </Link>
    </div>
  );
}

/**
 * A link's full address in small type: it may be long and can break anywhere. The plain-text part takes it
 * from the link itself.
 */
export function Address({ children }: { children: string }) {
  return (
    <Text
      data-skip-in-text="true"
      style={{ fontSize: 14, lineHeight: '20px', color: secondary, margin: '8px 0', wordBreak: 'break-all' }}
    >
      {children}
    </Text>
  );
}
