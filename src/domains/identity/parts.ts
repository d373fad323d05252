import type { Feature } from '#kit/parts/index.ts'

export const identity: Feature = {
  dashboardTexts: ['identity-dashboard'],
}
