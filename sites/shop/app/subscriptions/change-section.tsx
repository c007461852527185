import { Card } from '@larkwell/ui/card/card';
import type { ReactNode } from 'react';

/** One thing that can be changed, in its own panel. */
export function ChangeSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Card as="section" id={id} aria-labelledby={`${id}-title`}>
      <div className="stack">
        <h2 id={`${id}-title`}>{title}</h2>
        {children}
      </div>
    </Card>
  );
}
