/** Sent by Ctrl-C, by a service manager, and by a closing terminal. */
export const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
