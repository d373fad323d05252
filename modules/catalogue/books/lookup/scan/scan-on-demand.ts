import { dialogOnDemand } from '#ui/first-use/dialog-on-demand.ts'

export const ScanIsbn = dialogOnDemand(async () => (await import('./scan-isbn.tsx')).ScanIsbn)
