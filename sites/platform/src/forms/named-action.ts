import { namedAction } from 'remix-utils/named-action';

type NamedActions = Record<string, () => unknown> & { default: () => unknown };

/**
 * Does what the pressed button of a form names as its `intent`, and `default` for every other name and for none. By
 * itself `namedAction` throws for a name that is not listed, finds `toString` in any list, and reads a name from other
 * fields as well.
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
