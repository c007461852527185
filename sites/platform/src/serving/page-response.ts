const known = new WeakMap<Response, Buffer>();

/** A response whose body is at hand: `bytesOf` gives it without reading it as a stream, which costs more than sending it. */
export function pageResponse(bytes: Buffer, init: ResponseInit): Response {
  const response = new Response(bytes as Uint8Array<ArrayBuffer>, init);
  known.set(response, bytes);
  return response;
}

/** The whole body of a response made by `pageResponse`. */
export const bytesOf = (response: Response): Buffer | undefined => known.get(response);
