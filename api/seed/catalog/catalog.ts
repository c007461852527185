import { generalWellness } from './general-wellness';
import { heartMetabolism } from './heart-metabolism';
import { hormonesThyroid } from './hormones-thyroid';
import type { DemoKit } from './kit';
import { sexualHealth } from './sexual-health';
import { vitaminsNutrition } from './vitamins-nutrition';

/** Slugs match the color tokens; the order is the order of the tabs. */
export const demoCategories = [
  { slug: 'general-wellness', name: 'General Wellness' },
  { slug: 'heart-metabolism', name: 'Heart & Metabolism' },
  { slug: 'hormones-thyroid', name: 'Hormones & Thyroid' },
  { slug: 'sexual-health', name: 'Sexual Health' },
  { slug: 'vitamins-nutrition', name: 'Vitamins & Nutrition' },
];

/** In shelf order: the first four are the popular ones on the home page. */
export const demoKits: DemoKit[] = [
  ...vitaminsNutrition.slice(0, 1),
  ...heartMetabolism.slice(0, 1),
  ...hormonesThyroid.slice(0, 1),
  ...sexualHealth.slice(0, 1),
  ...generalWellness,
  ...heartMetabolism.slice(1),
  ...hormonesThyroid.slice(1),
  ...sexualHealth.slice(1),
  ...vitaminsNutrition.slice(1),
];
