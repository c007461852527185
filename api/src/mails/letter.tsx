import { Body, Container, Head, Heading, Hr, Html, Link, Preview, Text } from '@react-email/components';
import type { ReactNode } from 'react';

const ink = '#14262B';
const font = '"Atkinson Hyperlegible Next", Verdana, Arial, sans-serif';

export interface LetterProps {
  /** The line that inboxes show beside the subject. */
  preview: string;
  heading: string;
  children: ReactNode;
}

/** The sheet every mail of the shop is written on. It says everything in words, so the plain-text part is complete. */
export function Letter({ preview, heading, children }: LetterProps) {
  return (
    <Html lang="en">
      <Head />
      <Preview>{preview}</Preview>
      <Body
        style={{ backgroundColor: '#FBF7F0', color: ink, fontFamily: font, margin: 0, padding: '24px 0' }}
      >
        <Container style={{ backgroundColor: '#FFFFFF', borderRadius: 12, padding: 32, maxWidth: 560 }}>
          <Text style={{ fontWeight: 700, fontSize: 18, margin: 0 }}>Larkwell</Text>
          <Heading as="h1" style={{ fontSize: 24, lineHeight: '30px' }}>
            {heading}
          </Heading>
          {children}
          <Hr style={{ borderColor: '#D9D2C4', margin: '24px 0 12px' }} />
          <Text style={{ fontSize: 14, color: '#43565B', margin: 0 }}>
            You receive this mail because of something done with this address at Larkwell.
          </Text>
        </Container>
      </Body>
    </Html>
  );
}

export function Paragraph({ children }: { children: ReactNode }) {
  return <Text style={{ fontSize: 16, lineHeight: '24px', margin: '12px 0' }}>{children}</Text>;
}

/** A link that looks like a button; its address is printed as well, for readers that show text only. */
export function ActionLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link
      href={href}
      style={{
        display: 'inline-block',
        backgroundColor: '#0B534C',
        color: '#FFFFFF',
        borderRadius: 999,
        padding: '12px 24px',
        fontSize: 16,
      }}
    >
      {children}
    </Link>
  );
}
