import type { ReactNode } from 'react';
import { painted } from './paints';
import { codeFont, displayFont, small, unclipped } from './type';

export function Paragraph({ children }: { children: ReactNode }) {
  return <p style={{ margin: '12px 0', ...unclipped }}>{children}</p>;
}

/** The title of a part of a mail. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h2 style={{ ...displayFont, fontSize: 20, lineHeight: '26px', margin: '24px 0 8px' }}>{title}</h2>
      {children}
    </>
  );
}

/** A label above its value: two lines, in HTML and in plain text. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <p style={{ margin: '12px 0', ...unclipped }}>
      <span {...painted({ ink: 'quiet' }, small)}>{label}</span>
      <br />
      {children}
    </p>
  );
}

/** A code to read out or type: letters and digits that are not easily confused. */
export function Code({ children }: { children: ReactNode }) {
  return (
    <strong style={{ ...codeFont, fontSize: 26, lineHeight: '34px', letterSpacing: 1 }}>{children}</strong>
  );
}

/** A link inside a sentence. */
export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} {...painted({ ink: 'link' }, { textDecoration: 'underline' })}>
      {children}
    </a>
  );
}

/** A link that looks like a button, on a line of its own. */
export function ActionLink({ href, children }: { href: string; children: ReactNode }) {
  const look = {
    ...{ display: 'inline-block', borderRadius: 99, padding: '13px 26px' },
    ...{ fontWeight: 700, textDecoration: 'none' },
  };
  return (
    <div style={{ margin: '20px 0' }}>
      <a href={href} data-text="button" {...painted({ bg: 'action', ink: 'onAction' }, look)}>
        {children}
      </a>
    </div>
  );
}

/**
 * A link's full address in small type: it may be long and can break anywhere. The plain-text part takes it
 * from the link itself.
 */
export function Address({ children }: { children: string }) {
  return (
    <p
      data-skip-in-text="true"
      {...painted({ ink: 'quiet' }, { ...small, margin: '-8px 0 16px', wordBreak: 'break-all' })}
    >
      {children}
    </p>
  );
}
