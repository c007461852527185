import { sql } from 'drizzle-orm';
import { recordAudit } from '../src/audit';
import { endSessionsOf, findUser, findUserByEmail } from '../src/people';
import { refuse } from '../src/refusals';
import { UsageError, type Command } from './command';

export const peopleSignOut: Command = {
  name: 'people sign-out',
  usage: '<email address or account id, or --everybody>',
  summary: 'end every session of one person, or of everybody, and forget the browsers',
  async run(deps, [named, ...rest], actor) {
    if (!named || rest.length > 0) throw new UsageError();
    if (named === '--everybody') {
      const ended = await deps.inTransaction(async ({ db }) => {
        const { rowCount } = await db.execute(sql`delete from sessions`);
        await db.execute(sql`delete from devices`);
        await recordAudit({ ...deps, db }, { actor, action: 'everybody-signed-out', subject: 'sessions' });
        return rowCount ?? 0;
      });
      return `Ended ${ended} sessions and forgot every browser.`;
    }
    const user = (await findUserByEmail(deps.db, named)) ?? (await findUser(deps.db, named));
    if (!user) refuse(404, `There is no account ${named}.`);
    await deps.inTransaction(async ({ db }) => {
      await endSessionsOf(db, user.id);
      const whose = { actor, subject: user.id, person: user.id };
      await recordAudit({ ...deps, db }, { ...whose, action: 'signed-out-everywhere' });
    });
    return `Ended every session of the account ${user.id} and forgot its browsers.`;
  },
};
