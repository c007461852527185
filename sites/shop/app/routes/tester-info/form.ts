import { testerRules, type Tester } from '@larkwell/contracts/kits/kits';
import { typedDate, typedDateSchema, type TypedDate } from '@larkwell/platform/forms/typed-date';
import { z } from 'zod';
import { shortenZip } from '../../address/address-form';

/**
 * The tester as entered, with the date of birth in three parts. The API checks the age again by its own clock.
 *
 * @param today `YYYY-MM-DD`
 */
export const testerForm = (today: string) =>
  z
    .looseObject({
      dob: typedDateSchema.transform(typedDate),
      zip: z.preprocess(shortenZip, z.unknown()),
    })
    .pipe(testerRules(today));

export type TypedTester = Omit<Record<keyof Tester, string>, 'dob'> & { dob: TypedDate };

export const testerLabels = {
  firstName: 'First name',
  lastName: 'Last name',
  dob: 'Date of birth',
  sex: 'Sex',
  zip: 'Zip code',
  addressLine1: 'Address',
  suit: 'Apartment or suite',
  city: 'City',
  state: 'State',
  country: 'Country',
  phoneNumber: 'Phone number',
} as const;
