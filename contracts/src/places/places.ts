import { z } from 'zod';

export const countrySchema = z.object({ id: z.string(), name: z.string() });
export type Country = z.infer<typeof countrySchema>;

/** `code` is the two-letter postal code; `id` is opaque. */
export const stateSchema = z.object({ id: z.string(), state_name: z.string(), code: z.string() });
export type State = z.infer<typeof stateSchema>;

export const citySchema = z.object({ id: z.string(), city: z.string() });
export type City = z.infer<typeof citySchema>;

/** The place of a ZIP code. `zone` is the code of its time zone, if it is one that a location can have. */
export const zipPlaceSchema = z.object({
  zipCode: z.string(),
  city: z.string(),
  city_id: z.string(),
  state: z.string(),
  state_id: z.string(),
  state_name: z.string(),
  country: z.string(),
  country_id: z.string(),
});
export type ZipPlace = z.infer<typeof zipPlaceSchema>;

/** A place to search from: `label` is what the person reads and a search accepts, `Omaha, NE`. */
export const placeSuggestionSchema = z.object({ label: z.string(), city: z.string(), state: z.string() });
export type PlaceSuggestion = z.infer<typeof placeSuggestionSchema>;
