import { receiveKit } from '../src/kits';
import { UsageError, type Command } from './command';

export const kitsReceived: Command = {
  name: 'kits received',
  usage: '<kit id>',
  summary: 'record that the lab has a kit’s sample',
  async run(deps, [kitId, ...rest], actor) {
    if (!kitId || rest.length > 0) throw new UsageError();
    const { isNew, isRegistered } = await receiveKit(deps, { kitId, actor });
    const news = isNew ? `Recorded that kit ${kitId} is at the lab.` : `Kit ${kitId} was already at the lab.`;
    return isRegistered ? news : `${news} Nobody has registered it yet.`;
  },
};
