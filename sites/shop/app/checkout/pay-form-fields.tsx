import { termsField } from '@larkwell/contracts/terms';
import { orderField, type PayForm } from './pay-form';

/** Hidden fields of every form that pays for or updates an order. */
export function PayFormFields({ orderId, terms }: PayForm) {
  return (
    <>
      <input type="hidden" name={orderField} value={orderId} />
      <input type="hidden" name={termsField} value={terms} />
    </>
  );
}
