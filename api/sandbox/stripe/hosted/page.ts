/** The answer to a browser. */
export interface Page {
  status: number;
  location?: string;
  body: string;
  type?: string;
}

export function redirect(location: string): Page {
  return { status: 303, location, body: '' };
}
