import { type DashboardPieces, guidedStep } from '#kit/dashboard/index.ts'

const BackupStep = guidedStep(
  'gettingStarted.backup',
  'operating',
  'npm run admin -- backup <file>',
)

export const pieces: DashboardPieces = {
  name: 'backup',
  steps: [{ order: 70, name: 'backup', Show: BackupStep }],
}
