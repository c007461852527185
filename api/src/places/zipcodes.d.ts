declare module 'zipcodes' {
  export interface ZipEntry {
    zip: string;
    latitude: number;
    longitude: number;
    city: string;
    state: string;
    country: string;
  }
  interface Zipcodes {
    /** Every known code. */
    codes: Record<string, ZipEntry>;
    states: { abbr: Record<string, string> };
  }
  const zipcodes: Zipcodes;
  export default zipcodes;
}
