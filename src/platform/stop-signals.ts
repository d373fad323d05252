export const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
