import type { Confirmation } from '#kit/parts/index.ts'

export { RecoveryLink as Help } from './recovery-link.tsx'

export const loadConfirmation = async (): Promise<Confirmation> =>
  (await import('./confirmation.tsx')).ConfirmByPasskeyOnly
