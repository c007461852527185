import type { ReactNode } from 'react';

/**
 * Around a form: errors go when their field is edited, and a form is sent once, its button saying so. Without
 * script it is nothing but its children.
 */
export function FormExtras({ children }: { children: ReactNode }) {
  return (
    <submit-once>
      <clear-errors>{children}</clear-errors>
    </submit-once>
  );
}
