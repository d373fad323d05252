/** By the keyboard, by whoever looks after services, and by a terminal that closes. */
export const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
