const known = new WeakMap<Response, Buffer>();
const direct = new WeakSet<Request>();

/** Marks a request whose answer is sent by `bytesOf`, not through its body. */
export const sendsBytes = (request: Request): void => void direct.add(request);

/** The second request is answered the way the first one is. */
export function passOnSending(from: Request, to: Request): void {
  if (direct.has(from)) direct.add(to);
}

/**
 * A page whose body is at hand: `bytesOf` returns it without reading a stream, which costs more than sending it. For
 * a request marked by `sendsBytes` the stream is not made at all.
 */
export function pageResponse(request: Request, bytes: Buffer, init: ResponseInit): Response {
  const response = new Response(direct.has(request) ? null : (bytes as Uint8Array<ArrayBuffer>), init);
  known.set(response, bytes);
  return response;
}

/** Whether a response was made by `pageResponse`. */
export const isPage = (response: Response): boolean => known.has(response);

/** The whole body of a page. */
export const bytesOf = (response: Response): Buffer | undefined => known.get(response);
