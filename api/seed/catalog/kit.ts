import type { KitContent, KitEmblem } from '@larkwell/contracts/products/kit-contents';

/** One demo kit, written by hand; the seed turns it into rows. */
export interface DemoKit {
  slug: string;
  name: string;
  category: string;
  /** Cents for one kit, bought once. */
  price: number;
  imageName: string;
  emblem: NonNullable<KitEmblem>;
  /** What is in the box, in the order in which it is used. */
  contents: [piece: KitContent['piece'], count: number][];
  description: string;
  measures: string;
  /** The same, as ids of the library of analytes. */
  analytes: string[];
  collectionMethod: 'blood' | 'saliva' | 'swab' | 'urine' | 'strip';
  /** Steps with '1)' markers; empty for the one kit whose instructions are missing on purpose. */
  collectionDetails: string;
  getTestedDetails: string;
  symptoms: string[];
  videoUrl: string | null;
  couponCode: string | null;
  couponDescription: string | null;
  stock: number;
}
