import { agreementSchema } from '@larkwell/contracts/agreements/agreements';
import { setAgreement } from '../src/agreements';
import { UsageError, type Command } from './command';

const numbersSchema = agreementSchema.extend({
  // Whole percents, and at most 90: the table holds no others.
  discount_percent: agreementSchema.shape.discount_percent.int().max(90),
});

export const agreementsSet: Command = {
  name: 'agreements set',
  usage: '<organization email> <discount percent> <units> [reports]',
  summary: 'set a discount on orders above a number of units; "reports" also shows reports of paid tests',
  async run(deps, [email, percent, units, reports], actor) {
    const numbers = numbersSchema.safeParse({
      discount_percent: Number(percent),
      order_units: Number(units),
    });
    if (!email || !percent || !units || !numbers.success || (reports && reports !== 'reports'))
      throw new UsageError();
    await setAgreement(deps, { email, ...numbers.data, showsReports: reports === 'reports', actor });
    return `Agreed with ${email}: ${percent} percent off above ${units} units, reports ${reports ? 'shown' : 'not shown'}.`;
  },
};
