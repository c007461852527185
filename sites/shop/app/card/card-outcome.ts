/**
 * The outcome of a card entry. `isDone`: Stripe has the card, and the form should be posted with `post` in it. Otherwise
 * it carries what went wrong; `fieldError` is shown under the card field.
 */
export type CardOutcome =
  | { isDone: true; post?: Record<string, string> }
  | {
      isDone: false;
      failure?: string;
      fieldError?: string;
      /** Where the outcome will show once it is known. */
      lookAgain?: string;
    };
