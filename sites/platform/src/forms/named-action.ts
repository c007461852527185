import { namedAction } from 'remix-utils/named-action';

type NamedActions = Record<string, () => unknown> & { default: () => unknown };

/**
 * Runs the action that the pressed button names as its `intent`, or `default` for any other name or none. A bare
 * `namedAction` throws for an unlisted name, finds `toString` in any list, and reads names from other fields.
 */
export function runNamedAction<Actions extends NamedActions>(form: FormData, actions: Actions) {
  const intent = form.get('intent');
  const isListed = typeof intent === 'string' && Object.hasOwn(actions, intent);
  const pressed = new URLSearchParams({ intent: isListed ? intent : 'default' });
  type Answer = Awaited<ReturnType<Actions[keyof Actions]>>;
  return namedAction(
    pressed,
    actions as Record<string, () => Promise<never>>,
  ) as Promise<unknown> as Promise<Answer>;
}
