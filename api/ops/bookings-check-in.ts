import { checkIn } from '../src/appointments';
import { UsageError, type Command } from './command';

export const bookingsCheckIn: Command = {
  name: 'bookings check-in',
  usage: '<confirmation code or id>',
  summary: 'record that a patient has arrived',
  async run(deps, [booking], actor) {
    if (!booking) throw new UsageError();
    const { confirmationCode } = await checkIn(deps, { booking, actor });
    return `${confirmationCode} is checked in.`;
  },
};
