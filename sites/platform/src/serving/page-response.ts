const known = new WeakMap<Response, Buffer>();
const direct = new WeakSet<Request>();

/** Says that the answer to a request is sent by `bytesOf`, not through its body. */
export const sendsBytes = (request: Request): void => void direct.add(request);

/**
 * A response whose body is at hand: `bytesOf` gives it without reading it as a stream, which costs more than sending
 * it. Where it is sent that way it is not made into a stream either.
 */
export function pageResponse(request: Request, bytes: Buffer, init: ResponseInit): Response {
  const response = new Response(direct.has(request) ? null : (bytes as Uint8Array<ArrayBuffer>), init);
  known.set(response, bytes);
  return response;
}

/** The whole body of a response made by `pageResponse`. */
export const bytesOf = (response: Response): Buffer | undefined => known.get(response);
