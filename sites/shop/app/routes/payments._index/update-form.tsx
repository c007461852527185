import { PostForm } from '@larkwell/platform/forms/post-form';
import type { ReactNode } from 'react';
import type { PayForm } from '../../checkout/pay-form';
import { PayFormFields } from '../../checkout/pay-form-fields';

/** Hidden field with the sealed terms of the cart that an order is updated to. */
export const cartTermsField = 'cartTerms';

type UpdateFormProps = {
  payForm: PayForm;
  /** Terms of the cart as the page showed it; without them the order keeps its lines at today's prices. */
  cartTerms?: string | undefined;
  children: ReactNode;
};

/** The form that updates the order of the payment page. Charges nothing. */
export function UpdateForm({ payForm, cartTerms, children }: UpdateFormProps) {
  return (
    <PostForm>
      <PayFormFields {...payForm} />
      {cartTerms && <input type="hidden" name={cartTermsField} value={cartTerms} />}
      {children}
    </PostForm>
  );
}
