import { sql } from 'drizzle-orm';
import { recordAudit } from '../src/audit';
import { endSessionsOf, findUser, findUserByEmail } from '../src/people';
import { refuse } from '../src/refusals';
import { UsageError, type Command } from './command';

export const peopleSignOut: Command = {
  name: 'people sign-out',
  usage: '<email address or account id, or --everybody>',
  summary: 'end every session of one person, or of everybody',
  async run(deps, [named, ...rest], actor) {
    if (!named || rest.length > 0) throw new UsageError();
    if (named === '--everybody') {
      const { rowCount } = await deps.db.execute(sql`delete from sessions`);
      await recordAudit(deps, { actor, action: 'everybody-signed-out', subject: 'sessions' });
      return `Ended ${rowCount ?? 0} sessions.`;
    }
    const user = (await findUserByEmail(deps.db, named)) ?? (await findUser(deps.db, named));
    if (!user) refuse(404, `There is no account ${named}.`);
    await deps.inTransaction(async ({ db }) => {
      await endSessionsOf(db, user.id);
      const whose = { actor, subject: user.id, person: user.id };
      await recordAudit({ ...deps, db }, { ...whose, action: 'signed-out-everywhere' });
    });
    return `Ended every session of the account ${user.id}.`;
  },
};
