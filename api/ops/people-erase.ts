import { findUser, findUserByEmail, listInvited } from '../src/people';
import { erasePerson, readErasedList } from '../src/erasure';
import { refuse } from '../src/refusals';
import { UsageError, type Command } from './command';

export const peopleErase: Command = {
  name: 'people erase',
  usage: '<email address or account id> <the same again, or --yes>',
  summary: 'delete an account for good; only the numbers, dates and amounts of its orders stay',
  async run(deps, [named, again, ...rest], actor) {
    if (!named || !again || rest.length > 0) throw new UsageError();
    if (again !== '--yes' && again.toLowerCase() !== named.toLowerCase())
      refuse(422, 'The two do not match. Nothing was deleted.');
    const account = (await findUserByEmail(deps.db, named)) ?? (await findUser(deps.db, named));
    const found = [...(account ? [account] : []), ...(await listInvited(deps.db, named))];
    if (found.length === 0) refuse(404, `There is no account ${named}.`);
    // A person on the list was erased, and told so, before a backup brought them back.
    const erasedBefore = await readErasedList(deps.storage);
    for (const { id } of found) await erasePerson(deps, { userId: id, actor, isAgain: erasedBefore.has(id) });
    const ids = found.map(({ id }) => id).join(', ');
    const what = found.length === 1 ? 'account' : 'accounts';
    return `Deleted the ${what} ${ids}. A job deletes the customer at Stripe and old emails.`;
  },
};
