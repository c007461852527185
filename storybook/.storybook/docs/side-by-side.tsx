import { breakpoints } from '@larkwell/ui/tokens';
import { useState } from 'react';

interface SideBySideProps {
  story: { id: string; name: string };
  /** Whole pages are shown at once; states on request. */
  open?: boolean;
}

const pixels = (em: string) => parseFloat(em) * 16;
const widths = [pixels(breakpoints.smallest), pixels(breakpoints.wide)];

/** A story on the narrowest and on a common wide screen. Its frames load when they come into view. */
export function SideBySide({ story, open = false }: SideBySideProps) {
  const [isOpen, setOpen] = useState(open);
  const src = `iframe.html?id=${story.id}&viewMode=story`;
  return (
    <details
      className="docs-widths sb-unstyled"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{widths.join(' and ')} wide</summary>
      {isOpen ? (
        <div>
          {widths.map((width) => (
            <iframe
              key={width}
              title={`${story.name}, ${width} wide`}
              src={src}
              width={width}
              loading="lazy"
            />
          ))}
        </div>
      ) : null}
    </details>
  );
}
