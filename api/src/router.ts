/** Every bound call, by resource. What is not here is neither served nor documented. */
export const boundCalls = {};
