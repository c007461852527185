type Trap = (name: string) => Promise<void> | void;

/**
 * A named place at which a fault test may stop or kill the process: `<purpose>:before` and `<purpose>:after` of
 * every outside call and commit. The production bundle defines the global away.
 */
export async function failpoint(name: string): Promise<void> {
  await (globalThis as { larkwellFailpoint?: Trap }).larkwellFailpoint?.(name);
}
