import { findUser, findUserByEmail, listInvitations } from '../src/people';
import { erasePerson } from '../src/erasure';
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
    const [invited] = await listInvitations(deps.db, named);
    const user = (await findUserByEmail(deps.db, named)) ?? invited ?? (await findUser(deps.db, named));
    if (!user) refuse(404, `There is no account ${named}.`);
    await erasePerson(deps, { userId: user.id, actor });
    return `Deleted the account ${user.id}. A job deletes the customer at Stripe and old mails.`;
  },
};
