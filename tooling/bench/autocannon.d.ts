declare module 'autocannon' {
  interface Result {
    requests: { total: number; average: number };
    /** Milliseconds. */
    latency: { average: number; p97_5: number; p99: number };
    non2xx: number;
    errors: number;
  }
  /** The part of its options and results that the benchmark uses; the package has no types. */
  export default function autocannon(options: {
    url: string;
    connections: number;
    /** Seconds. */
    duration: number;
    headers?: Record<string, string>;
    timeout?: number;
    requests?: { setupRequest: (request: never) => unknown }[];
  }): Promise<Result>;
}
