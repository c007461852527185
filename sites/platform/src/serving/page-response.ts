const known = new WeakMap<Response, Buffer>();
const direct = new WeakSet<Request>();

/** Marks a request whose answer is sent with `bytesOf`, not through its body. */
export const sendsBytes = (request: Request): void => void direct.add(request);

/** Copies the mark from the first request to the second. */
export function passOnSending(from: Request, to: Request): void {
  if (direct.has(from)) direct.add(to);
}

/**
 * A page whose body is in memory: `bytesOf` returns it without reading a stream, which costs more than sending it. For
 * a request marked by `sendsBytes` no stream is created.
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
