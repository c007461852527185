/**
 * What became of a card. `isDone`: Stripe has it, and the server goes on when the form is posted with `post` in it.
 * Else what went wrong, under the card field if it is the card.
 */
export type CardOutcome =
  | { isDone: true; post?: Record<string, string> }
  | {
      isDone: false;
      failure?: string;
      fieldError?: string;
      /** Where the person can see later what nobody knows yet. */
      lookAgain?: string;
    };
