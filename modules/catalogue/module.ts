import { defineModule } from '#kit/features/index.ts'

export default defineModule({
  dashboardTexts: ['catalogue-dashboard'],
  /** The screens of resources without route files, by path. */
  resources: {},
})
