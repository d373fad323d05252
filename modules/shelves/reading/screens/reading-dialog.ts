import { dialogOnDemand } from '#ui/first-use/dialog-on-demand.ts'

export const ReadingDialog = dialogOnDemand(
  async () => (await import('./reading-form.tsx')).ReadingFormDialog,
)
