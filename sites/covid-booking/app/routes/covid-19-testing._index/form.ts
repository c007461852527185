import { requiredText } from '@larkwell/contracts/fields/text';
import { z } from 'zod';

export const landingSchema = z.object({ location: requiredText(undefined, { max: 100 }) });
