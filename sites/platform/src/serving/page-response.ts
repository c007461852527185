const known = new WeakMap<Response, Buffer>();

/** A page whose body is in memory: `bytesOf` returns it without reading it from the response. */
export function pageResponse(bytes: Buffer, init: ResponseInit): Response {
  const response = new Response(bytes as Uint8Array<ArrayBuffer>, init);
  known.set(response, bytes);
  return response;
}

/** Whether a response was made by `pageResponse`. */
export const isPage = (response: Response): boolean => known.has(response);

/** The whole body of a page. */
export const bytesOf = (response: Response): Buffer | undefined => known.get(response);
