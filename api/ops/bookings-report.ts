import { attachVisitReport, VISIT_RESULTS } from '../src/appointments';
import { UsageError, type Command } from './command';

export const bookingsReport: Command = {
  name: 'bookings report',
  usage: `<confirmation code or id> <${VISIT_RESULTS.join(' | ')}>`,
  summary: 'file a checked-in patient’s result',
  async run(deps, [booking, word], actor) {
    const result = VISIT_RESULTS.find((each) => each === word);
    if (!booking || !result) throw new UsageError();
    const { confirmationCode } = await attachVisitReport(deps, { booking, actor, result });
    return `The report of ${confirmationCode} is filed.`;
  },
};
