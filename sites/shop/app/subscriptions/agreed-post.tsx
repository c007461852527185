import { termsField } from '@larkwell/contracts/terms';
import { PostForm } from '@larkwell/platform/forms/post-form';
import type { ReactNode } from 'react';

export type AgreedPostProps = {
  /** What the form does; the action reads it. */
  intent: string;
  terms: string;
  /** An earlier choice, for a form that continues with it. */
  chosen?: Record<string, string>;
  label?: string;
  children: ReactNode;
};

/** A form about a subscription or an order. It posts what it does and the terms its page showed. */
export function AgreedPost({ intent, terms, chosen = {}, label, children }: AgreedPostProps) {
  return (
    <PostForm className="stack" aria-label={label}>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name={termsField} value={terms} />
      {Object.entries(chosen).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </PostForm>
  );
}
